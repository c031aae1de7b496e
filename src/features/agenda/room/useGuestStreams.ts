import type { RoomConfig } from '@fair/contract/interaction.ts'
import { type StreamSource, stream } from '@fair/contract/stream.ts'
import { useEffect, useState } from 'react'
import type { Call } from '../../../api/client.ts'
import { playingIn } from '../../../domain/room.ts'
import { isSavingData } from '../../../lib/saving-data.ts'

/** Wide enough for tiles that are worth a stream, and no preference for reduced motion. */
const FITS = '(min-width: 64rem) and (prefers-reduced-motion: no-preference)'

/**
 * The guests' own streams that play beside the mixed picture, as far as layout and width allow: none on a phone.
 *
 * @param config null while nothing may play
 */
export function useGuestStreams(call: Call, meetingId: string, config: RoomConfig | null): readonly StreamSource[] {
  const fits = useMedia(FITS) && !isSavingData()
  const streams = config && fits ? playingIn(config) : []
  const [sources, setSources] = useState<readonly StreamSource[]>([])
  const roomId = config?.roomId ?? ''
  // The needed streams as one string, so that an unchanged configuration causes no request.
  const key = streams.join(' ')
  const layout = config?.layout
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` identifies the request; another layout has other streams
  useEffect(() => {
    if (key === '') return setSources([])
    let cancelled = false
    // Without their own pictures the guests appear as portraits, so a failure is not reported.
    void call(stream.guests, { meetingId, roomId }).then((got) => {
      if (!cancelled && got.ok) setSources(got.data)
    })
    return () => {
      cancelled = true
    }
  }, [call, meetingId, roomId, key, layout])
  return sources.filter(({ guestId }) => streams.includes(guestId ?? ''))
}

/** Whether a media query matches, updated whenever that changes. */
function useMedia(query: string): boolean {
  const [holds, setHolds] = useState(() => matchMedia(query).matches)
  useEffect(() => {
    const list = matchMedia(query)
    const follow = () => setHolds(list.matches)
    follow()
    list.addEventListener('change', follow)
    return () => list.removeEventListener('change', follow)
  }, [query])
  return holds
}
