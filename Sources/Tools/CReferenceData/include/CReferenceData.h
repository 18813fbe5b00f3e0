#pragma once

// The text of NIST's file for a dataset, such as Norris; NULL if there is no such dataset.
const char *nb_reference_file(const char *dataset);
