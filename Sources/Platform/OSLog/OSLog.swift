// The loggers of `os`, without the store of logged messages.
@_exported import os
