/** A browser's storage in memory, for unit tests. */
export function storageStub(): Storage {
  const items = new Map<string, string>()
  return {
    getItem: (name) => items.get(name) ?? null,
    setItem: (name, value) => void items.set(name, value),
    removeItem: (name) => void items.delete(name),
    key: (n) => [...items.keys()][n] ?? null,
    clear: () => items.clear(),
    get length() {
      return items.size
    },
  }
}
