import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { usePage } from '../../components/usePage.ts'
import { emojiAfter, emojiRows, storeUsed } from './emoji.ts'

interface Props {
  /** The field for the emoji: inserted at the caret, or in place of the selection. */
  field: HTMLTextAreaElement
  /** Called with the field's new text. */
  changed: (text: string) => void
  close: () => void
}

/**
 * A list of emoji: one tab stop, arrow keys move within it, Esc closes it. They have no labels, as screen readers name
 * them in their user's language.
 *
 * @public
 */
export function EmojiPicker({ field, changed, close }: Props) {
  const page = usePage()
  const box = useRef<HTMLDivElement>(null)
  const [rows] = useState(emojiRows)
  const [at, setAt] = useState(0)
  const cells = () => [...(box.current?.querySelectorAll('button') ?? [])]
  useEffect(() => box.current?.querySelector('button')?.focus(), [])

  const leave = () => {
    close()
    field.focus()
  }
  const insert = (emoji: string) => {
    const { selectionStart: from, selectionEnd: to, maxLength, value } = field
    if (value.length - (to - from) + emoji.length <= maxLength) {
      field.setRangeText(emoji, from, to, 'end')
      changed(field.value)
      storeUsed(emoji)
    }
    leave()
  }
  const key = (event: KeyboardEvent) => {
    const next = emojiAfter(event.key, at, rows.flat().length)
    if (next === null && event.key !== 'Escape') return
    event.preventDefault()
    event.stopPropagation()
    if (next === null) return leave()
    setAt(next)
    cells()[next]?.focus()
  }
  let place = -1
  return (
    <div className="emoji" role="grid" tabIndex={-1} aria-label={page.t('chat:emoji')} ref={box} onKeyDown={key}>
      {rows.map((row) => (
        <div role="row" tabIndex={-1} key={row.join('')}>
          {row.map((emoji) => {
            place += 1
            const own = place
            return (
              <button
                type="button"
                role="gridcell"
                key={emoji}
                tabIndex={own === at ? 0 : -1}
                onFocus={() => setAt(own)}
                onClick={() => insert(emoji)}
              >
                {emoji}
              </button>
            )
          })}
        </div>
      ))}
    </div>
  )
}
