// A thread that reads files of an output as fast as it can, like a web server, and records missing or truncated ones.
import { closeSync, fstatSync, openSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'

export interface ReaderOrder {
  out: string
  files: readonly { file: string; endsWith: string }[]
  /** Milliseconds between two rounds: the builds need both cores as well. */
  pause: number
  /** Two numbers: the first is set to a value other than 0 to end the thread, the second counts its reads. */
  shared: SharedArrayBuffer
}
export interface Seen {
  reads: number
  broken: Record<string, number>
}

const { out, files, pause, shared } = workerData as ReaderOrder
const numbers = new Int32Array(shared)
const seen: Seen = { reads: 0, broken: {} }
const note = (what: string) => {
  seen.broken[what] = (seen.broken[what] ?? 0) + 1
}
while (Atomics.load(numbers, 0) === 0) {
  for (const { file, endsWith } of files) {
    seen.reads += 1
    Atomics.store(numbers, 1, seen.reads)
    try {
      const descriptor = openSync(join(out, file), 'r')
      try {
        const text = readFileSync(descriptor, 'utf8')
        if (!text.trimEnd().endsWith(endsWith) || fstatSync(descriptor).size === 0) note(`${file} is incomplete`)
      } finally {
        closeSync(descriptor)
      }
    } catch (error) {
      note(`${file}: ${(error as NodeJS.ErrnoException).code}`)
    }
  }
  if (pause > 0) Atomics.wait(numbers, 0, 0, pause)
}
parentPort?.postMessage(seen)
