// Limits the size of a record. A file of its own, so that the first web chunk holds nothing else of
// it.

/**
 * What is larger is not read, wherever it comes from. A record of the longest game is far below a
 * mebibyte: no true one is ever refused, and what is read fits into a phone's memory many times.
 */
export const RECORD_BYTES_MAX = 8 * 2 ** 20;
