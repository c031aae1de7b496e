import { useVirtualizer, type Virtualizer } from '@tanstack/react-virtual'
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { CHAT_SCROLL_DELAY_MS } from '../../rules/limits.ts'
import type { Row } from './rows.ts'

/** Closer to the end than this, in pixels, the reader is at the end: what is new scrolls into view. */
const AT_END = 96
/** Closer to the beginning than this, older messages are asked for. */
const AT_START = 240

interface Virtual {
  readonly virtualizer: Virtualizer<HTMLDivElement, Element>
  readonly isAtEnd: () => boolean
}

/**
 * The rows near the view alone are in the document, whatever the length of the conversation. What is before one's eyes
 * stays where it is when history comes in above; at the end, what is new scrolls into view 10 ms later (Spec 9).
 */
export function useVirtualRows(
  rows: readonly Row[],
  scroller: RefObject<HTMLDivElement | null>,
  older: () => void,
): Virtual {
  const virtualizer = useVirtualizer<HTMLDivElement, Element>({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => 76,
    getItemKey: (index) => rows[index]?.key ?? index,
    gap: 16,
    overscan: 8,
  })
  const isAtEnd = useRef(true)
  const anchor = useRef<{ key: string; offset: number } | null>(null)

  const remember = () => {
    const box = scroller.current
    if (!box) return
    isAtEnd.current = box.scrollHeight - box.scrollTop - box.clientHeight < AT_END
    const top = virtualizer.getVirtualItems().find(({ end }) => end > box.scrollTop)
    anchor.current = top ? { key: String(top.key), offset: top.start - box.scrollTop } : null
    if (box.scrollTop < AT_START) older()
  }
  useEffect(() => {
    const box = scroller.current
    box?.addEventListener('scroll', remember, { passive: true })
    return () => box?.removeEventListener('scroll', remember)
  })

  const first = rows[0]?.key
  const last = rows.at(-1)?.key
  // History has come in above: the row that was on top is brought back to where it was.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new first row is what it answers to
  useLayoutEffect(() => {
    const box = scroller.current
    const kept = anchor.current
    if (!box || !kept || isAtEnd.current) return
    const index = rows.findIndex(({ key }) => key === kept.key)
    const item = virtualizer.measurementsCache[index]
    if (item) box.scrollTop = item.start - kept.offset
  }, [first])
  // A translation or a picture that comes into the last row makes it taller.
  const size = virtualizer.getTotalSize()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new last row, and a new size, are what it answers to
  useEffect(() => {
    if (!isAtEnd.current || rows.length === 0) return
    const timer = setTimeout(() => {
      const box = scroller.current
      // Who has begun to scroll meanwhile is not taken back.
      if (box && isAtEnd.current) box.scrollTop = box.scrollHeight
    }, CHAT_SCROLL_DELAY_MS)
    return () => clearTimeout(timer)
  }, [last, size])
  return { virtualizer, isAtEnd: () => isAtEnd.current }
}
