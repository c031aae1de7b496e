import { local, readStored, writeStored } from '../../lib/storage.ts'
import { personalKey } from '../../lib/storage-keys.ts'
import { pageOwner } from '../../stores/owner.ts'

/** Emoji per row. */
export const COLUMNS = 8

/** Emoji that are useful at a fair, as the system renders them: faces, hands, then business. */
const ALL = [
  ...['😀', '😄', '😊', '🙂', '😉', '😍', '🥳', '😎'],
  ...['🤔', '😅', '😂', '😮', '😢', '😴', '🙈', '🤗'],
  ...['👍', '👎', '👌', '👏', '🙏', '👋', '💪', '🤝'],
  ...['❤️', '⭐', '🎉', '🔥', '💡', '✅', '❌', '❓'],
  ...['📅', '⏰', '📍', '📦', '🚚', '🏭', '⚙️', '🔧'],
  ...['📄', '📷', '📞', '✉️', '💰', '📈', '🌍', '☕'],
]

const keyOf = () => personalKey('chat-emoji', pageOwner())

/** All emoji in rows. Those used last on this device come first, in a separate row. */
export function emojiRows(): string[][] {
  const used = new Set((readStored(local, keyOf()) ?? '').split(' ').filter((each) => ALL.includes(each)))
  const all = [...used, ...ALL.filter((each) => !used.has(each))]
  return Array.from({ length: all.length / COLUMNS }, (_, row) => all.slice(row * COLUMNS, (row + 1) * COLUMNS))
}

/** Stores the last used emoji, at most one row of them. */
export function storeUsed(emoji: string): void {
  const used = (readStored(local, keyOf()) ?? '').split(' ').filter((each) => each !== '' && each !== emoji)
  writeStored(local, keyOf(), [emoji, ...used].slice(0, COLUMNS).join(' '))
}

/** The index to which a key moves from the `at`th of `count` emoji, by one or by a row; null for other keys. */
export function emojiAfter(key: string, at: number, count: number): number | null {
  const steps: Record<string, number> = {
    ...{ ArrowLeft: -1, ArrowRight: 1, ArrowUp: -COLUMNS, ArrowDown: COLUMNS },
    ...{ Home: -(at % COLUMNS), End: COLUMNS - 1 - (at % COLUMNS) },
  }
  const step = steps[key]
  if (step === undefined) return null
  const to = at + step
  return to >= 0 && to < count ? to : at
}
