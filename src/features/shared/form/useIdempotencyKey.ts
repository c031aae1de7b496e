import { useCallback, useMemo, useRef } from 'react'
import { uuid } from '../../../domain/limits.ts'

/**
 * The `requestId` of a wish: the same as long as the wish is the same, so that the platform does it once however often it
 * is tried (contract/endpoint.ts, Once). `renew` makes the same wish a new one.
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
