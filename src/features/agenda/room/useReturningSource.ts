import type { StreamSource, StreamStatus } from '@fair/contract/stream.ts'
import { useEffect } from 'react'
import type { Result } from '../../../api/client.ts'

interface Running {
  status: StreamStatus
  sources: readonly StreamSource[]
}

/** Retries automatically when a source returns: once whenever the room streams although nothing can be played. */
export function useReturningSource(
  room: Running | null,
  broken: boolean,
  request: () => Promise<Result<StreamSource[]>>,
  take: (sources: StreamSource[]) => void,
): void {
  const isNeeded = room?.status.status === 'STREAMING' && (broken || room.sources.length === 0)
  useEffect(() => {
    if (!isNeeded) return
    void request().then((got) => {
      if (got.ok && got.data.length > 0) take(got.data)
    })
  }, [isNeeded, request, take])
}
