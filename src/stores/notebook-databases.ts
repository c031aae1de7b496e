import { encode, type Owner, personalKey } from '../lib/storage-keys.ts'

/** The notebooks that a person's notes may stand in: the account's, and the one of before the login. */
const namesOf = (owner: Owner): string[] =>
  [...new Set([owner.userId, null])].map((userId) => personalKey('notebook', { ...owner, userId }))

/**
 * Whether this device has a notebook of a person (stores/notebook.ts), so that a page without one fetches no code for it.
 * True as well where the browser does not list its databases.
 */
export async function hasNotebook(owner: Owner): Promise<boolean> {
  const names = await databaseNames()
  return names === null || namesOf(owner).some((name) => names.includes(name))
}

/** At a logout: deletes the notes of a person, those made without a login included. Notes of other accounts stay. */
export const forgetNotebook = (owner: Owner): void => namesOf(owner).forEach(remove)

/** At the end of an account: deletes all notes of a tenant on this device, whoever made them. */
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
