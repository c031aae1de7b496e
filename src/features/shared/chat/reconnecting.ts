import { reconnectPause } from '../../../domain/reconnect.ts'
import type { TransportEvent } from './transport.ts'

/** What a transport reports to its supervisor. */
export interface Link {
  /** The connection is up, and everything can be sent. */
  up(): void
  /** It is lost, or could not be made. */
  down(): void
  /** It was refused because the login has expired. */
  expired(): void
}

export interface Reconnecting {
  connect(): void
  close(): void
  emit(event: TransportEvent): void
  listen(listener: (event: TransportEvent) => void): () => void
  readonly isOnline: () => boolean
}

/**
 * Maintains one connection: opens it, and reopens it with growing pauses (Spec 9: at most 1000 attempts in a row).
 *
 * @param open begins one attempt, and returns a function that ends it; only the reports of the latest attempt's `link`
 * count
 */
export function createReconnecting(open: (link: Link) => () => void): Reconnecting {
  const listeners = new Set<(event: TransportEvent) => void>()
  let attempt = 0
  let current = 0
  let end: (() => void) | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let shouldConnect = false
  let online = false

  const emit = (event: TransportEvent) => {
    for (const listener of [...listeners]) listener(event)
  }
  const drop = () => {
    current += 1
    clearTimeout(timer)
    online = false
    const ending = end
    end = null
    ending?.()
  }
  const begin = () => {
    drop()
    const own = current
    const isOwn = () => own === current
    const link: Link = {
      up: () => {
        if (!isOwn()) return
        attempt = 0
        online = true
        emit({ type: 'online' })
      },
      down: () => {
        if (!isOwn()) return
        drop()
        attempt += 1
        const retryIn = reconnectPause(attempt, Math.random())
        if (retryIn !== null) timer = setTimeout(begin, retryIn)
        emit({ type: 'offline', retryIn })
      },
      expired: () => {
        if (!isOwn()) return
        drop()
        shouldConnect = false
        emit({ type: 'expired' })
      },
    }
    const ending = open(link)
    if (isOwn()) end = ending
    else ending()
  }

  return {
    connect: () => {
      if (shouldConnect && (online || end !== null)) return
      shouldConnect = true
      attempt = 0
      begin()
    },
    close: () => {
      shouldConnect = false
      drop()
    },
    emit,
    listen: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    isOnline: () => online,
  }
}
