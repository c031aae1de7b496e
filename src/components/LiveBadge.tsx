import type { Span } from '@fair/contract/rules/time.ts'
import { bySpans } from './by-clock.ts'
import { usePage } from './usePage.ts'

interface Props {
  text: string
  /** The platform's answer at the time of the request. */
  isLive: boolean
  /** When its streams run, if known: then the clock determines whether one does, not `isLive`. */
  streams?: readonly Span[] | undefined
}

/** The badge of an exhibitor who is live: prerendered, it is shown and hidden as the streams run. */
export function LiveBadge({ text, isLive, streams }: Props) {
  const page = usePage()
  if (streams === undefined) return isLive ? <span className="live-badge">{text}</span> : null
  const clock = bySpans(page, streams)
  return (
    clock && (
      <span className="live-badge" {...clock}>
        {text}
      </span>
    )
  )
}
