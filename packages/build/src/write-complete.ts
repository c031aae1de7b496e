import { randomUUID } from 'node:crypto'
import { renameSync, rmSync, writeFileSync } from 'node:fs'

/**
 * Writes a file that other processes may read or write at the same time: each of them sees or leaves a complete one.
 * Process ids do not distinguish the writers, because containers that share a cache folder have the same ones.
 */
export function writeComplete(file: string, content: string | Uint8Array): void {
  const draft = `${file}.${randomUUID()}`
  try {
    writeFileSync(draft, content)
    renameSync(draft, file)
  } catch (error) {
    rmSync(draft, { force: true })
    throw error
  }
}
