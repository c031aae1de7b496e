import { Worker } from 'node:worker_threads'
import { LIMITS } from './limits.ts'

/** A sheet, row by row. */
export type Grid = readonly (readonly unknown[])[]

/** The message of the worker: the sheet, or why it was rejected. */
export type WorkbookAnswer = { grid: Grid } | { refused: string }

const END = 0x06054b50
const END_64 = 0x07064b50
const END_BYTES = 22
const ENTRY_BYTES = 46
const MAX_COMMENT = 0xffff

const number = (value: number) => value.toLocaleString('en-US')
const megabytes = (bytes: number) => `${Math.ceil(bytes / 1024 / 1024)} MB`

/**
 * Reads the first sheet of a workbook, in a worker with limits on time and memory.
 *
 * @throws Error why the workbook was rejected, as the end of a sentence
 */
export async function readWorkbook(bytes: Buffer<ArrayBuffer>): Promise<Grid> {
  const tooMuch = archiveExcess(bytes)
  if (tooMuch !== null) throw new Error(tooMuch)
  const worker = new Worker(new URL('./workbook-worker.ts', import.meta.url), {
    workerData: bytes,
    resourceLimits: { maxOldGenerationSizeMb: LIMITS.heapMb },
  })
  const { promise, resolve, reject } = Promise.withResolvers<WorkbookAnswer>()
  worker.once('message', resolve)
  worker.once('error', (error: NodeJS.ErrnoException) =>
    reject(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? new Error(`it needs more than ${LIMITS.heapMb} MB`) : error),
  )
  const timer = setTimeout(
    () => reject(new Error(`it takes longer than ${LIMITS.readMs / 1000} seconds`)),
    LIMITS.readMs,
  )
  try {
    const answer = await promise
    if ('refused' in answer) throw new Error(answer.refused)
    return answer.grid
  } finally {
    clearTimeout(timer)
    await worker.terminate()
  }
}

/** Which limit a sheet exceeds, as the end of a sentence; null within the limits. */
export function gridExcess(grid: Grid): string | null {
  if (grid.length > LIMITS.rows) return `it has ${number(grid.length)} rows, more than ${number(LIMITS.rows)}`
  const cells = grid.reduce((sum, row) => sum + row.length, 0)
  return cells > LIMITS.cells ? `it has ${number(cells)} cells, more than ${number(LIMITS.cells)}` : null
}

/**
 * Which limit an archive exceeds according to its directory, as the end of a sentence; null within the limits. Nothing
 * is unpacked to find out. The reader uses the same directory, and unpacks no entry beyond its declared size.
 */
function archiveExcess(bytes: Buffer): string | null {
  let end = bytes.length - END_BYTES
  while (end >= 0 && end >= bytes.length - END_BYTES - MAX_COMMENT && bytes.readUInt32LE(end) !== END) end -= 1
  if (end < 0 || bytes.readUInt32LE(end) !== END) return 'its archive is truncated'
  if (end >= 20 && bytes.readUInt32LE(end - 20) === END_64) return 'its archive has the format for files over 4 GB'
  const entries = bytes.readUInt16LE(end + 8)
  if (entries > LIMITS.entries) return `it contains ${number(entries)} files, more than ${number(LIMITS.entries)}`
  let at = bytes.readUInt32LE(end + 16)
  let unpacked = 0
  for (let n = 0; n < entries; n += 1) {
    if (at + ENTRY_BYTES > bytes.length) return 'its archive is truncated'
    const nameBytes = bytes.readUInt16LE(at + 28)
    const name = bytes.toString('latin1', at + ENTRY_BYTES, at + ENTRY_BYTES + nameBytes)
    // The reader (read-excel-file) skips other entries, such as pictures.
    if (/\.xml(?:\.rels)?$/.test(name)) unpacked += bytes.readUInt32LE(at + 24)
    at += ENTRY_BYTES + nameBytes + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32)
  }
  if (unpacked <= LIMITS.unpackedBytes) return null
  return `it unpacks to ${megabytes(unpacked)}, more than ${megabytes(LIMITS.unpackedBytes)}`
}
