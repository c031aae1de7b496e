/** The names of this origin's databases. Null where the browser does not say; none where it forbids databases. */
export async function databaseNames(): Promise<string[] | null> {
  try {
    if (!indexedDB.databases) return null
    return (await indexedDB.databases()).flatMap(({ name }) => name ?? [])
  } catch {
    return []
  }
}

/** Whether there may be one of these databases. Also true where the browser does not list them. */
export async function hasDatabase(...names: readonly string[]): Promise<boolean> {
  const all = await databaseNames()
  return all === null || names.some((name) => all.includes(name))
}
