import { Worker } from 'node:worker_threads'
import type { ReaderOrder, Seen } from './reader-worker.ts'

export type { Seen } from './reader-worker.ts'

export interface OutputReader {
  /** The number of file reads so far. */
  reads(): number
  end(): Promise<Seen>
}

/** Reads files of an output in a thread (reader-worker.ts) until it is ended. */
export function readFolder(order: Omit<ReaderOrder, 'shared'>): OutputReader {
  const shared = new SharedArrayBuffer(8)
  const numbers = new Int32Array(shared)
  const worker = new Worker(new URL('./reader-worker.ts', import.meta.url), { workerData: { ...order, shared } })
  const seen = new Promise<Seen>((resolve, reject) => {
    worker.once('message', resolve)
    worker.once('error', reject)
  })
  return {
    reads: () => Atomics.load(numbers, 1),
    end: () => {
      Atomics.store(numbers, 0, 1)
      return seen
    },
  }
}
