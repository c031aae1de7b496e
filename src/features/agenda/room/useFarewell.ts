import type { StreamStatus } from '@fair/contract/stream.ts'
import { useEffect, useRef, useState } from 'react'
import type { Farewell } from '../../../domain/room.ts'
import { dialogSheet } from '../../shared/style-sheets.ts'

/**
 * Why the visitor has to leave the room: by a command, or by the status of the stream if they were in while it ran
 * (Spec 8). Signed-out visitors have no chat connection for commands, and that of others may be down.
 *
 * @param steered by a command (useSteering)
 * @param status the status of the stream; null before the visitor is in
 */
export function useFarewell(
  steered: Farewell | null,
  of: Farewell['of'],
  status: StreamStatus | null,
): Farewell | null {
  const [farewell, setFarewell] = useState<Farewell | null>(null)
  const wasOn = useRef(false)
  const state = status?.status ?? null
  useEffect(() => {
    if (state === null) return
    if (state !== 'ENDED' && state !== 'OFFLINE') {
      wasOn.current = true
      setFarewell(null)
      return
    }
    if (!wasOn.current) return
    wasOn.current = false
    let cancelled = false
    void dialogSheet().then(() => !cancelled && setFarewell({ reason: state === 'OFFLINE' ? 'offline' : 'ended', of }))
    return () => {
      cancelled = true
    }
  }, [state, of])
  return steered ?? farewell
}
