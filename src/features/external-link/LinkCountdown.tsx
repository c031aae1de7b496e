import { type MouseEvent, useEffect, useState } from 'react'
import { DestinationView } from './DestinationView.tsx'
import { COUNTDOWN, type Destination } from './destination.ts'

interface Props {
  siteName: string
  destination: Destination
  listFailed: boolean
}

/** Shows where an address leads, with a countdown that runs only while the page is visible, until a decision. */
export function LinkCountdown({ siteName, destination, listFailed }: Props) {
  const opens = destination.kind === 'site' && destination.opens
  const [left, setLeft] = useState(opens ? COUNTDOWN : null)
  const [paused, setPaused] = useState(false)
  const go = () => {
    if (destination.kind !== 'site') return
    setPaused(true)
    location.replace(destination.href)
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
    // A tab in the background must not open anything unnoticed.
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
    // In a tab that this site opened there is no page to go back to; the link then leads home.
    if (history.length < 2 || !document.referrer.startsWith(`${location.origin}/`)) return
    event.preventDefault()
    history.back()
  }
  return (
    <DestinationView
      siteName={siteName}
      destination={destination}
      listFailed={listFailed}
      countdown={{ left, paused }}
      handlers={{ go, toggle: () => setPaused(!paused), stay }}
    />
  )
}
