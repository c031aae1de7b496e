import type { Span } from '../domain/time.ts'
import { bySpans } from './by-clock.ts'
import { usePage } from './usePage.ts'

interface Props {
  text: string
  /** What the platform said when it was asked. */
  isLive: boolean
  /** When its streams run, where that is known: then the clock says whether one does, not `isLive`. */
  streams?: readonly Span[] | undefined
}

/** The mark of who is live: prerendered, it comes and goes with the streams. */
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
