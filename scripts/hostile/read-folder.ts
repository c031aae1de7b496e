import { Worker } from 'node:worker_threads'
import type { ReaderOrder, Seen } from './reader-worker.ts'

export type { Seen } from './reader-worker.ts'

/** Reads files of an output in a thread (reader-worker.ts), once it has begun; gives what ends it. */
export function readFolder(order: Omit<ReaderOrder, 'stop'>): () => Promise<Seen> {
  const stop = new SharedArrayBuffer(4)
  const worker = new Worker(new URL('./reader-worker.ts', import.meta.url), { workerData: { ...order, stop } })
  const seen = new Promise<Seen>((resolve, reject) => {
    worker.once('message', resolve)
    worker.once('error', reject)
  })
  return () => {
    Atomics.store(new Int32Array(stop), 0, 1)
    return seen
  }
}
