import type { Instant } from '@fair/contract/rules/brand.ts'
import { type ReactNode, useLayoutEffect, useState } from 'react'
// biome-ignore lint/style/noRestrictedImports: the part is in HTML that React does not own
import { createPortal } from 'react-dom'
import { PageProvider, usePage } from '../../components/usePage.ts'
import { throttle } from '../../lib/throttle.ts'

/** A time-dependent part of home. */
export interface Part {
  id: string
  /** The element of the page that shows it. */
  selector: string
  /** Its number of rows; all but the first may be left out. */
  rows: number
  render: (rows: number) => ReactNode
}

/** The state of a part before it was rendered again: its height, and the scroll position of its rail, in px. */
export interface Stand {
  height: number
  scrolled: number
}

interface Props {
  part: Part
  /** When it was fetched, ISO 8601; the content changes with it. */
  at: Instant
  stand: Stand
}

/**
 * A part of the page, rendered again in place of the prerendered one without moving anything. It keeps the height and
 * the scroll position, and drops rows rather than grow. If its text is unchanged, the prerendered one stays.
 */
export function RefreshedPart({ part: { selector, rows, render }, at, stand }: Props) {
  const page = usePage()
  const [place] = useState(() => Object.assign(document.createElement('div'), { className: 'home-part' }))
  const [fit, setFit] = useState({ at, rows })
  const shown = fit.at === at ? fit.rows : rows
  useLayoutEffect(() => {
    const fresh = place.firstElementChild
    if (!(fresh instanceof HTMLElement)) return
    if (!place.isConnected) {
      const old = document.querySelector(selector)
      if (!old || textOf(fresh) === textOf(old)) return
      old.replaceWith(place)
    }
    fresh.style.minBlockSize = `${stand.height}px`
    fresh.querySelector('.rail')?.scrollTo({ left: stand.scrolled, behavior: 'instant' })
    if (shown > 1 && fresh.getBoundingClientRect().height > stand.height) setFit({ at, rows: shown - 1 })
  }, [place, selector, at, shown, stand])
  useLayoutEffect(() => {
    // Heights depend on the width.
    const release = throttle(() => {
      const part = place.firstElementChild as HTMLElement | null
      part?.style.removeProperty('min-block-size')
    })
    addEventListener('resize', release)
    return () => removeEventListener('resize', release)
  }, [place])
  return createPortal(<PageProvider value={{ ...page, now: at }}>{render(shown)}</PageProvider>, place)
}

/** @param part the element that is in the page now */
export const scrollOf = (part: Element): Stand => ({
  height: part.getBoundingClientRect().height,
  scrolled: part.querySelector('.rail')?.scrollLeft ?? 0,
})

/** The text of a part, in all phases, and its link targets. */
const textOf = (part: Element): string =>
  [part.textContent, ...[...part.querySelectorAll('a')].map((link) => link.getAttribute('href'))].join('\n')
