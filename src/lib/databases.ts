/**
 * The names of this origin's databases. Null if the browser does not list them; empty if it denies access to databases.
 */
export async function databaseNames(): Promise<string[] | null> {
  try {
    if (!indexedDB.databases) return null
    return (await indexedDB.databases()).flatMap(({ name }) => name ?? [])
  } catch {
    return []
  }
}

/** Whether one of these databases may exist. Also true if the browser does not list them. */
export async function hasDatabase(...names: readonly string[]): Promise<boolean> {
  const all = await databaseNames()
  return all === null || names.some((name) => all.includes(name))
}
