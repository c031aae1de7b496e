import { CHAT_SCROLL_DELAY_MS } from '@fair/contract/rules/limits.ts'
import { type RefObject, useEffect, useLayoutEffect, useMemo, useReducer, useRef, useState } from 'react'
import type { Row } from './rows.ts'
import { shownRange, startsOf } from './virtual-range.ts'

/** Closer to the end than this, in pixels, the reader counts as at the end: new messages scroll into view. */
const AT_END = 96
/** Closer to the beginning than this, older messages are fetched. */
const AT_START = 240

interface Virtual {
  /** The rows rendered in the document, with their positions in pixels. Each has `data-row` with its key. */
  readonly items: readonly { readonly key: string; readonly index: number; readonly start: number }[]
  /** The height of all rows, in pixels. */
  readonly total: number
  /** The reader has scrolled away from the end. */
  readonly isAway: boolean
  /** Rows were added at the end since. */
  readonly hasNews: boolean
  toEnd: () => void
}

/**
 * Only the rows near the view are in the document, whatever the length of the conversation, and the one that plays. The
 * visible rows do not move when rows above are added or grow. At the end, new messages scroll into view 10 ms later
 * (Spec 9). The reader's own messages are always scrolled to. Written here because a library would add a tenth to the
 * chat's code.
 */
export function useVirtualRows(
  rows: readonly Row[],
  scroller: RefObject<HTMLDivElement | null>,
  older: () => void,
  isOwn: (row: Row) => boolean,
): Virtual {
  const [heights] = useState(() => new Map<string, number>())
  const [version, measured] = useReducer((count: number) => count + 1, 0)
  const [view, setView] = useState({ top: 0, height: 0 })
  /** The row whose recording plays: removed from the document, it would fall silent. */
  const [playing, setPlaying] = useState<string | undefined>()
  /** The last row when the reader left the end; null while it is in view. */
  const [leftAt, setLeftAt] = useState<string | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: heights depend on the version
  const starts = useMemo(() => startsOf(rows, heights), [rows, heights, version])
  const isAtEnd = useRef(true)
  /** The row at the top of the view, and its position at the last check. */
  const anchor = useRef<{ key: string; start: number } | null>(null)

  const look = () => {
    const box = scroller.current
    if (!box) return
    const { scrollTop: top, clientHeight: height, scrollHeight } = box
    isAtEnd.current = scrollHeight - top - height < AT_END
    setLeftAt((before) => (isAtEnd.current ? null : (before ?? rows.at(-1)?.key ?? null)))
    const [first] = shownRange(starts, top, 0, 0)
    const key = rows[first]?.key
    anchor.current = key === undefined ? null : { key, start: starts[first] ?? 0 }
    setView((before) => (before.top === top && before.height === height ? before : { top, height }))
    return top
  }
  useEffect(() => {
    const box = scroller.current
    const scrolled = () => {
      const top = look()
      if (top !== undefined && top < AT_START) older()
    }
    box?.addEventListener('scroll', scrolled, { passive: true })
    return () => box?.removeEventListener('scroll', scrolled)
  })

  useEffect(() => {
    const box = scroller.current
    const keyOf = ({ target }: Event) =>
      target instanceof Element ? target.closest<HTMLElement>('[data-row]')?.dataset['row'] : undefined
    const plays = (event: Event) => setPlaying(keyOf(event))
    const ends = (event: Event) => setPlaying((now) => (now === keyOf(event) ? undefined : now))
    // These events do not bubble.
    box?.addEventListener('play', plays, true)
    box?.addEventListener('pause', ends, true)
    return () => {
      box?.removeEventListener('play', plays, true)
      box?.removeEventListener('pause', ends, true)
    }
  }, [scroller])

  // Rows grow when a translation or a picture loads; the view shrinks when a phone's keyboard opens.
  const [observer] = useState(() =>
    typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(() => measured()),
  )
  useEffect(() => {
    if (scroller.current) observer?.observe(scroller.current)
    return () => observer?.disconnect()
  }, [observer, scroller])

  const newest = rows.at(-1)
  const last = newest?.key
  const total = starts.at(-1) ?? 0
  // Rows that do not fill the view cannot be scrolled. A page that adds none is not followed by another.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the size of the rows or of the view changes
  useEffect(() => {
    if (view.height > 0 && total <= view.height) older()
  }, [total, view.height])
  const toEnd = () => {
    const box = scroller.current
    if (!box) return
    box.scrollTop = box.scrollHeight
    look()
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the last row changes
  useLayoutEffect(() => {
    if (newest && isOwn(newest)) isAtEnd.current = true
  }, [last])
  const grown = useRef({ last, total })
  useLayoutEffect(() => {
    const box = scroller.current
    if (!box) return
    let isNew = false
    for (const row of box.querySelectorAll<HTMLElement>('[data-row]')) {
      observer?.observe(row)
      const key = row.dataset['row'] ?? ''
      const height = row.offsetHeight
      if (height === 0 || heights.get(key) === height) continue
      heights.set(key, height)
      isNew = true
    }
    // Laid out again before anything is painted.
    if (isNew) return measured()
    // The same rows grew after measuring. Scroll at once, before the next check of the position finds it above the end.
    const isGrown = grown.current.last === last && grown.current.total !== total
    grown.current = { last, total }
    if (isAtEnd.current) {
      if (isGrown || box.clientHeight !== view.height) toEnd()
      return
    }
    const anchored = anchor.current
    const index = anchored ? rows.findIndex(({ key }) => key === anchored.key) : -1
    const moved = anchored && index >= 0 ? (starts[index] ?? 0) - anchored.start : 0
    if (moved === 0) return
    box.scrollTop += moved
    look()
  })
  const first = rows.length > 0
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the first rows change
  useLayoutEffect(toEnd, [first])

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the last row or the size changes
  useEffect(() => {
    if (!isAtEnd.current || rows.length === 0) return
    const timer = setTimeout(() => {
      const box = scroller.current
      // A reader who has begun to scroll meanwhile is left alone.
      if (box && isAtEnd.current) box.scrollTop = box.scrollHeight
    }, CHAT_SCROLL_DELAY_MS)
    return () => clearTimeout(timer)
  }, [last, total])

  const [from, to] = shownRange(starts, view.top, view.height)
  const items = rows.flatMap(({ key }, index) =>
    (index >= from && index < to) || key === playing ? [{ key, index, start: starts[index] ?? 0 }] : [],
  )
  return { items, total, isAway: leftAt !== null, hasNews: leftAt !== null && leftAt !== last, toEnd }
}
