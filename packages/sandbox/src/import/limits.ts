/**
 * Size limits for a spreadsheet: far more than any organiser's list of exhibitors or exhibits. A larger file is a
 * mistake, or an attempt to stop the import.
 */
export const LIMITS = {
  /** Bytes of the file itself: pictures in a workbook are not read, but count here. */
  fileBytes: 256 * 1024 * 1024,
  /** Bytes of a workbook's sheets and texts after decompression. */
  unpackedBytes: 64 * 1024 * 1024,
  /** Files in a workbook. */
  entries: 1_000,
  rows: 100_000,
  cells: 2_000_000,
  /** For unpacking and reading one workbook, in ms. */
  readMs: 60_000,
  /** The same in MB of memory: a cell may claim to be in column XFD of row 1,048,576. */
  heapMb: 1_024,
} as const
