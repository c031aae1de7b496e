import type { StreamSource, StreamStatus } from '@fair/contract/stream.ts'
import { useEffect } from 'react'
import type { Result } from '../../../api/client.ts'

interface Running {
  status: StreamStatus
  sources: readonly StreamSource[]
}

/**
 * Retries automatically when a source returns: with each check of the status while the room streams without one, and
 * once after all of them have failed.
 */
export function useReturningSource(
  room: Running | null,
  broken: boolean,
  request: () => Promise<Result<StreamSource[]>>,
  take: (sources: StreamSource[]) => void,
): void {
  const isNeeded = room?.status.status === 'STREAMING' && (broken || room.sources.length === 0)
  /** Each check gives another object. */
  const check = isNeeded && room.sources.length === 0 ? room.status : null
  // biome-ignore lint/correctness/useExhaustiveDependencies: `check` changes only to request again
  useEffect(() => {
    if (!isNeeded) return
    void request().then((got) => {
      if (got.ok && got.data.length > 0) take(got.data)
    })
  }, [isNeeded, check, request, take])
}
