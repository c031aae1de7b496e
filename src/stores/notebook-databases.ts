import type { Note } from '../domain/note.ts'
import { encode, type Owner, personalKey } from '../lib/storage-keys.ts'

/** The databases that may hold a person's notes: the account's, and the one from before the login. */
const namesOf = (owner: Owner): string[] =>
  [...new Set([owner.userId, null])].map((userId) => personalKey('notebook', { ...owner, userId }))

/** Whether this device may have notes of a person. Also true where the browser does not list its databases. */
export async function hasNotebook(owner: Owner): Promise<boolean> {
  const names = await databaseNames()
  return names === null || namesOf(owner).some((name) => names.includes(name))
}

/**
 * A person's notes of an exhibition; with null, of all. The notebook's code is fetched, and a database opened, only where
 * there is one. Rejects where it cannot be read.
 */
export async function readOwnNotes(owner: Owner, exhibitionId: string | null): Promise<Note[]> {
  if (!(await hasNotebook(owner))) return []
  const { listNotes, openNotebook } = await import('./notebook.ts')
  return listNotes(await openNotebook(owner), exhibitionId)
}

/** How many notes a logout would delete; 0 where they cannot be read. */
export const countOwnNotes = async (owner: Owner): Promise<number> =>
  (await readOwnNotes(owner, null).catch(() => [])).length

/** At a logout: deletes the notes of a person, those made without a login included. Notes of other accounts stay. */
export const forgetNotebook = (owner: Owner): void => namesOf(owner).forEach(remove)

/** When an account is deleted: deletes all notes on this tenant's site from the device, whoever wrote them. */
export async function forgetNotebooks(owner: Owner): Promise<void> {
  forgetNotebook(owner)
  const start = `notebook:${encode(owner.tenantId)}:`
  for (const name of (await databaseNames()) ?? []) if (name.startsWith(start)) remove(name)
}

/** Null where the browser does not say; none where it forbids databases. */
async function databaseNames(): Promise<string[] | null> {
  try {
    if (!indexedDB.databases) return null
    return (await indexedDB.databases()).flatMap(({ name }) => name ?? [])
  } catch {
    return []
  }
}

function remove(name: string): void {
  try {
    indexedDB.deleteDatabase(name)
  } catch {
    // Forbidden: nothing is stored there either.
  }
}
