import type { Instant } from '@fair/contract/rules/brand.ts'
import type { StreamSource } from '@fair/contract/stream.ts'
import { useEffect, useMemo, useRef, useState } from 'react'
import { createStreamPlayer } from './stream-player.ts'

/** A guest's own picture, without sound or controls. It covers their portrait while it plays, until it fails. */
export function GuestVideo({ source: { url }, startTime }: { source: StreamSource; startTime: Instant }) {
  const video = useRef<HTMLVideoElement>(null)
  const [plays, setPlays] = useState(false)
  // Not in low latency: it has no sound, and the parts of four streams would be many requests.
  const sources = useMemo(() => [{ url, audioOnly: false, lowLatency: false }], [url])
  useEffect(() => {
    const own = video.current
    if (!own) return
    const player = createStreamPlayer({ video: own, sources, startTime })
    player.$state.subscribe(({ phase }) => {
      if (phase === 'playing') setPlays(true)
      else if (phase === 'broken' || phase === 'ended') setPlays(false)
    })
    return player.stop
  }, [sources, startTime])
  return (
    <video ref={video} className={plays ? 'fit' : 'fit waits'} muted playsInline aria-hidden="true" tabIndex={-1} />
  )
}
