import { folded } from '@fair/search/text.ts'
import { readStored, writeStored } from '../../lib/storage.ts'
import { personalKey } from '../../lib/storage-keys.ts'
import { visitorStorage } from '../../stores/login-storage.ts'
import { pageOwner } from '../../stores/owner.ts'

const keyOf = () => personalKey('searches', pageOwner())
const MAX_RECENT = 8
const LONGEST = 100

/** The searches on this device, newest first; they never leave the device. */
export function readRecent(): string[] {
  try {
    const stored: unknown = JSON.parse(readStored(visitorStorage, keyOf()) ?? '[]')
    if (!Array.isArray(stored)) return []
    return stored.filter((each): each is string => typeof each === 'string' && each !== '').slice(0, MAX_RECENT)
  } catch {
    return []
  }
}

export function writeRecent(searches: readonly string[]): void {
  writeStored(visitorStorage, keyOf(), searches.length === 0 ? null : JSON.stringify(searches))
}

/** The searches with one more on top. Different spellings of the same words count as the same. */
export function withRecent(searches: readonly string[], keyword: string): string[] {
  const added = keyword.slice(0, LONGEST)
  const plain = folded(added)
  if (plain === '') return [...searches]
  return [added, ...searches.filter((each) => folded(each) !== plain)].slice(0, MAX_RECENT)
}

/** Recent searches that match the typed text. */
export function recentFor(searches: readonly string[], typed: string): string[] {
  const plain = folded(typed)
  return searches.filter((each) => folded(each).startsWith(plain) && folded(each) !== plain)
}
