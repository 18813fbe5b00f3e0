#include "CReferenceData.h"

#include <stddef.h>
#include <string.h>

// The files are embedded in the program, which can therefore verify its statistics without a
// checkout.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const struct {
  const char *dataset;
  const char *text;
} files[] = {
    {"Lew", (const char[]){
#embed "NIST/univariate/Lew.dat" suffix(, 0)
    }},
    {"Lottery", (const char[]){
#embed "NIST/univariate/Lottery.dat" suffix(, 0)
    }},
    {"Mavro", (const char[]){
#embed "NIST/univariate/Mavro.dat" suffix(, 0)
    }},
    {"Michelso", (const char[]){
#embed "NIST/univariate/Michelso.dat" suffix(, 0)
    }},
    {"NumAcc1", (const char[]){
#embed "NIST/univariate/NumAcc1.dat" suffix(, 0)
    }},
    {"NumAcc2", (const char[]){
#embed "NIST/univariate/NumAcc2.dat" suffix(, 0)
    }},
    {"NumAcc3", (const char[]){
#embed "NIST/univariate/NumAcc3.dat" suffix(, 0)
    }},
    {"NumAcc4", (const char[]){
#embed "NIST/univariate/NumAcc4.dat" suffix(, 0)
    }},
    {"PiDigits", (const char[]){
#embed "NIST/univariate/PiDigits.dat" suffix(, 0)
    }},
    {"Norris", (const char[]){
#embed "NIST/linear/Norris.dat" suffix(, 0)
    }},
    {"Pontius", (const char[]){
#embed "NIST/linear/Pontius.dat" suffix(, 0)
    }},
    {"NoInt1", (const char[]){
#embed "NIST/linear/NoInt1.dat" suffix(, 0)
    }},
    {"NoInt2", (const char[]){
#embed "NIST/linear/NoInt2.dat" suffix(, 0)
    }},
    {"Filip", (const char[]){
#embed "NIST/linear/Filip.dat" suffix(, 0)
    }},
    {"Longley", (const char[]){
#embed "NIST/linear/Longley.dat" suffix(, 0)
    }},
    {"Wampler1", (const char[]){
#embed "NIST/linear/Wampler1.dat" suffix(, 0)
    }},
    {"Wampler2", (const char[]){
#embed "NIST/linear/Wampler2.dat" suffix(, 0)
    }},
    {"Wampler3", (const char[]){
#embed "NIST/linear/Wampler3.dat" suffix(, 0)
    }},
    {"Wampler4", (const char[]){
#embed "NIST/linear/Wampler4.dat" suffix(, 0)
    }},
    {"Wampler5", (const char[]){
#embed "NIST/linear/Wampler5.dat" suffix(, 0)
    }},
};

const char *nb_reference_file(const char *dataset) {
  for (size_t i = 0; i < sizeof files / sizeof *files; i++)
    if (strcmp(files[i].dataset, dataset) == 0) return files[i].text;
  return NULL;
}
