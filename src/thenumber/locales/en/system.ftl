### Why the operating system could not do something; behind a colon, without a full stop.

system-missing = no such file or directory
system-forbidden = permission denied
system-directory = it is a directory
system-no-directory = a part of the path is not a directory
system-not-empty = the directory is not empty
system-exists = it is there already
system-long-name = the name is too long
system-loop = its links go round in a circle
system-full = the disk is full
system-too-large = the file would become too large
system-read-only = it can only be read there
system-damaged = the disk can’t be read or written properly
system-corrupt = the file is damaged
system-busy = another program is using it
system-many-files = too many files are open
system-memory = there is not enough memory
system-closed = the output is closed
system-nobody-reads = nobody reads there
system-refused = nobody answers there
system-cut = the connection was cut
system-silent = no answer came in time
system-unreachable = there is no way there in this network
system-taken = the address is already in use
system-foreign = this machine does not have that address
system-unknown-host = nobody knows this address
