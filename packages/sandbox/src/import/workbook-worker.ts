// Reads one workbook in a separate thread, so that its time and memory can be limited (read-workbook.ts).
import { parentPort, workerData } from 'node:worker_threads'
import { readSheet } from 'read-excel-file/universal'
import { gridExcess, type WorkbookAnswer } from './read-workbook.ts'

const answer = async (): Promise<WorkbookAnswer> => {
  try {
    const { buffer, byteOffset, byteLength } = workerData as Uint8Array<ArrayBuffer>
    const grid = await readSheet(buffer.slice(byteOffset, byteOffset + byteLength))
    const refused = gridExcess(grid)
    return refused === null ? { grid } : { refused }
  } catch (error) {
    return { refused: error instanceof Error ? error.message : String(error) }
  }
}

parentPort?.postMessage(await answer())
