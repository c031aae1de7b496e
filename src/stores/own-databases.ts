import type { Note } from '../domain/note.ts'
import { databaseNames, hasDatabase } from '../lib/databases.ts'
import { encode, type Owner, type PersonalItem, personalKey } from '../lib/storage-keys.ts'
import type { StoredWrite } from './outbox-database.ts'

/** A person's data in databases on this device: notes, and writes waiting to be sent (stores/outbox.ts). */
const ITEMS = ['notebook', 'outbox'] as const satisfies readonly PersonalItem[]
type Item = (typeof ITEMS)[number]

/** The databases that may contain a person's data: the account's, and the one from before the login. */
const namesOf = (item: Item, owner: Owner): string[] =>
  [...new Set([owner.userId, null])].map((userId) => personalKey(item, { ...owner, userId }))

/** Whether this device may have notes of a person. Also true if the browser does not list its databases. */
export const hasNotebook = (owner: Owner): Promise<boolean> => hasDatabase(...namesOf('notebook', owner))

/**
 * A person's notes of an exhibition; with null, of all. The notebook's code is fetched, and a database opened, only if
 * there is one. Rejects if it cannot be read, or if the person has logged out meanwhile.
 */
export async function readOwnNotes(owner: Owner, exhibitionId: string | null): Promise<Note[]> {
  if (!(await hasNotebook(owner))) return []
  const { listNotes, openOwnNotebook } = await import('./notebook.ts')
  return listNotes(await openOwnNotebook(owner), exhibitionId)
}

/** How many notes a logout would delete; 0 if they cannot be read. */
export const countOwnNotes = async (owner: Owner): Promise<number> =>
  (await readOwnNotes(owner, null).catch(() => [])).length

/** The writes of an account that the platform has not answered yet; empty without a login. */
export async function readOutbox(owner: Owner): Promise<StoredWrite[]> {
  if (owner.userId === null || !(await hasDatabase(personalKey('outbox', owner)))) return []
  const { listWrites } = await import('./outbox-database.ts')
  return listWrites(owner)
}

/** How many writes a logout would delete unsent; 0 if they cannot be read. */
export const countOutbox = async (owner: Owner): Promise<number> => (await readOutbox(owner).catch(() => [])).length

/**
 * At a logout: deletes the databases of a person, including those from before the login. Those of other accounts
 * remain.
 */
export const forgetDatabases = (owner: Owner): void => ITEMS.flatMap((item) => namesOf(item, owner)).forEach(remove)

/** When an account is deleted: deletes the databases of every person on this tenant's site. */
export async function forgetAllDatabases(owner: Owner): Promise<void> {
  forgetDatabases(owner)
  const starts = ITEMS.map((item) => `${item}:${encode(owner.tenantId)}:`)
  for (const name of (await databaseNames()) ?? []) if (starts.some((start) => name.startsWith(start))) remove(name)
}

function remove(name: string): void {
  try {
    indexedDB.deleteDatabase(name)
  } catch {
    // Access denied: nothing is stored there anyway.
  }
}
