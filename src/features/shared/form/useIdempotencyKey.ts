import { uuid } from '@fair/contract/rules/limits.ts'
import { useCallback, useMemo, useRef } from 'react'

/**
 * The `requestId` of a write: it is the same as long as the write's content is, so that the platform performs it once
 * however often it is retried (contract/endpoint.ts, Once). After `renew` the same content is a new write.
 */
export function useIdempotencyKey(): { idFor: (wish: unknown) => string; renew: () => void } {
  const last = useRef({ wish: '', id: '' })
  const idFor = useCallback((wish: unknown) => {
    const text = JSON.stringify(wish)
    if (last.current.wish !== text) last.current = { wish: text, id: uuid() }
    return last.current.id
  }, [])
  const renew = useCallback(() => {
    last.current = { wish: '', id: '' }
  }, [])
  return useMemo(() => ({ idFor, renew }), [idFor, renew])
}
