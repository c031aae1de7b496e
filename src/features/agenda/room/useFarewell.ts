import type { StreamStatus } from '@fair/contract/stream.ts'
import { useEffect, useRef, useState } from 'react'
import type { Farewell } from '../../../domain/room.ts'
import { dialogSheet } from '../../shared/style-sheets.ts'
import { useLogin } from './useLogin.ts'

/**
 * Why the visitor has to leave the room. Signed-out visitors get no command over the chat connection. If they were in
 * while it ran, the status of the stream determines it (Spec 8).
 *
 * @param steered by a command, for visitors who are logged in (useSteering)
 * @param status the status of the stream; null before the visitor is in
 */
export function useFarewell(
  steered: Farewell | null,
  of: Farewell['of'],
  status: StreamStatus | null,
): Farewell | null {
  const login = useLogin()
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
    if (login !== null || !wasOn.current) return
    wasOn.current = false
    let cancelled = false
    void dialogSheet().then(() => !cancelled && setFarewell({ reason: state === 'OFFLINE' ? 'offline' : 'ended', of }))
    return () => {
      cancelled = true
    }
  }, [state, of, login])
  return steered ?? farewell
}
