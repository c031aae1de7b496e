import type { Failure } from '../../api/client.ts'
import type { DetailOutcome } from '../../ui/live-detail.tsx'

/** What a detail shows of a failure: a platform that refuses has no such item; all else may be tried again (Spec 8). */
export function failedDetail({ code, errCode, message }: Failure): DetailOutcome {
  const status = Number(errCode)
  // HTTP's own numbers: the platform stumbled, which says nothing about the item.
  const stumbled = (status >= 500 && status < 600) || status === 429
  if (code === 'service' && !stumbled) return { kind: 'missing' }
  return { kind: 'failed', offline: code === 'network' || code === 'timeout', message, errCode }
}
