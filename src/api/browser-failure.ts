import { isOffline } from '../domain/errors.ts'
import type { Failure } from './client.ts'

/** What a detail's island shows where its item did not come (features/shared/detail/open-detail.ts). */
export type DetailFailure =
  | { kind: 'missing' }
  | { kind: 'failed'; offline: boolean; message: string; errCode?: string | undefined }

/** A platform that refuses has no such item; all else may be tried again (Spec 8). */
export function detailFailure(failure: Failure): DetailFailure {
  const { code, errCode, message } = failure
  const status = Number(errCode)
  // HTTP's own numbers: the platform stumbled, which says nothing about the item.
  const stumbled = (status >= 500 && status < 600) || status === 429
  if (code === 'service' && !stumbled) return { kind: 'missing' }
  return { kind: 'failed', offline: isOffline(failure), message, errCode }
}
