import { type MouseEvent, useEffect, useState } from 'react'
import type { PageContext } from '../../lib/page.ts'
import { WayView } from './WayView.tsx'
import { COUNTDOWN, type Way } from './way.ts'

interface Props {
  page: PageContext
  siteName: string
  way: Way
  listFailed: boolean
  /** Leaves for an address that was checked. */
  leave: (href: string) => void
}

/** Wiring of the countdown: it runs only while the page is seen, and stops for good once the visitor has stayed or gone. */
export function WayIsland({ page, siteName, way, listFailed, leave }: Props) {
  const opens = way.kind === 'site' && way.opens
  const [left, setLeft] = useState(opens ? COUNTDOWN : null)
  const [paused, setPaused] = useState(false)
  const go = () => {
    if (way.kind !== 'site') return
    setPaused(true)
    leave(way.href)
  }

  useEffect(() => {
    if (left === null || paused) return
    const timer = setTimeout(() => {
      if (document.visibilityState === 'hidden') setLeft(left)
      else if (left > 1) setLeft(left - 1)
      else go()
    }, 1000)
    return () => clearTimeout(timer)
  })
  useEffect(() => {
    const pause = () => setPaused(true)
    const back = (event: PageTransitionEvent) => event.persisted && pause()
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && pause()
    addEventListener('pageshow', back)
    addEventListener('keydown', onKey)
    // A tab in the background does not open anything behind its visitor's back.
    const hide = () => document.visibilityState === 'hidden' && pause()
    document.addEventListener('visibilitychange', hide)
    return () => {
      removeEventListener('pageshow', back)
      removeEventListener('keydown', onKey)
      document.removeEventListener('visibilitychange', hide)
    }
  }, [])

  const stay = (event: MouseEvent) => {
    setPaused(true)
    // In a tab that this site opened there is nothing to go back to: the link then leads home.
    if (history.length < 2 || !document.referrer.startsWith(`${location.origin}/`)) return
    event.preventDefault()
    history.back()
  }
  return (
    <WayView
      page={page}
      siteName={siteName}
      way={way}
      listFailed={listFailed}
      countdown={{ left, paused }}
      acts={{ go, toggle: () => setPaused(!paused), stay }}
    />
  )
}
