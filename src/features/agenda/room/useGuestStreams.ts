import type { RoomConfig } from '@fair/contract/interaction.ts'
import { type StreamSource, stream } from '@fair/contract/stream.ts'
import { useEffect, useState } from 'react'
import type { Call } from '../../../api/client.ts'
import { playingIn } from '../../../domain/room.ts'
import { useMedia } from './useMedia.ts'

/** Wide enough for tiles that are worth a stream, and no preference for reduced motion. */
const FITS = '(min-width: 64rem) and (prefers-reduced-motion: no-preference)'

const savesData = (): boolean => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true

/**
 * The guests' own streams that play beside the mixed picture, as far as layout and width allow: none on a phone.
 *
 * @param config null while nothing may play
 */
export function useGuestStreams(call: Call, meetingId: string, config: RoomConfig | null): readonly StreamSource[] {
  const fits = useMedia(FITS) && !savesData()
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
