import { setPersistentEngine } from '@nanostores/persistent'
import type { WritableAtom } from 'nanostores'
import { local, readStored, writeStored } from '../lib/storage.ts'
import type { StorageKey } from '../lib/storage-keys.ts'
import { $session } from './session.ts'
import { onOtherTab } from './tabs.ts'

const stopByListener = new Map<unknown, () => void>()

// If local storage is blocked or full, reading finds nothing and writing throws (see `keep`).
setPersistentEngine(
  new Proxy<Record<string, string>>(
    {},
    {
      get: (_, key) => readStored(local, key as StorageKey) ?? undefined,
      has: (_, key) => readStored(local, key as StorageKey) !== null,
      set: (_, key, value) =>
        readStored(local, key as StorageKey) === value || writeStored(local, key as StorageKey, value),
      deleteProperty: (_, key) => writeStored(local, key as StorageKey, null),
    },
  ),
  {
    // When the storage is cleared, the event's key is null: the library handles that, but its types do not allow it.
    addEventListener: (_, listener, restore) => {
      const changed = (change: Parameters<Parameters<typeof onOtherTab>[0]>[0]) =>
        change.key === undefined ? restore() : listener(change as Parameters<typeof listener>[0])
      // A logout removes items in this tab, which receives no event of its own: the library then checks its item.
      const stops = [onOtherTab(changed), $session.listen(() => changed({ key: null, newValue: null }))]
      stopByListener.set(listener, () => {
        for (const stop of stops) stop()
      })
    },
    removeEventListener: (_, listener) => stopByListener.get(listener)?.(),
  },
)

/** Sets a persistent store; returns whether the device stored it. Otherwise the store is unchanged. */
export function keep<T>($store: WritableAtom<T>, value: T): boolean {
  try {
    $store.set(value)
    return true
  } catch {
    return false
  }
}
