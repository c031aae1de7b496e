import fs from 'node:fs/promises'
import path from 'node:path'
import { DICTIONARY_INDEX, type DictionaryIndex, parseDictionaryIndex } from './dictionaries.ts'

const known = new Map<string, { modified: number; index: DictionaryIndex }>()

/** The dictionaries of the release in a folder, read again when they change; empty if it has none. */
export async function readDictionaryIndex(folder: string): Promise<DictionaryIndex> {
  const file = path.join(folder, DICTIONARY_INDEX)
  try {
    const { mtimeMs: modified } = await fs.stat(file)
    const before = known.get(file)
    if (before?.modified === modified) return before.index
    const index = parseDictionaryIndex(await fs.readFile(file, 'utf8'))
    known.set(file, { modified, index })
    return index
  } catch {
    return {}
  }
}
