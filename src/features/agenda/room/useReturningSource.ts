import { useEffect } from 'react'
import type { Result } from '../../../api/client.ts'
import type { StreamSource, StreamStatus } from '../../../contract/stream.ts'

interface Running {
  status: StreamStatus
  sources: readonly StreamSource[]
}

/** A source that comes back is taken up by itself: asked for once whenever a room streams and nothing can be played. */
export function useReturningSource(
  room: Running | null,
  broken: boolean,
  ask: () => Promise<Result<StreamSource[]>>,
  take: (sources: StreamSource[]) => void,
): void {
  const isWanted = room?.status.status === 'STREAMING' && (broken || room.sources.length === 0)
  useEffect(() => {
    if (!isWanted) return
    void ask().then((got) => {
      if (got.ok && got.data.length > 0) take(got.data)
    })
  }, [isWanted, ask, take])
}
