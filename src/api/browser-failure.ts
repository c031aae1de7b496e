import { isOffline } from '../domain/errors.ts'
import type { Failure } from './client.ts'

/** The error that a detail's island shows if its item could not be loaded (features/shared/detail/open-detail.ts). */
export type DetailFailure =
  | { kind: 'missing' }
  | { kind: 'failed'; offline: boolean; message: string; errCode?: string | undefined }

/** Codes for an item that does not exist: HTTP's, and the platform's own that begin with it (4041). */
const UNKNOWN = /^404/

/**
 * Only a refusal with such a code means that there is no such item; any other is shown with the platform's own message
 * as an error, and may be retried (Spec 8).
 */
export function detailFailure(failure: Failure): DetailFailure {
  const { code, errCode, message } = failure
  if (code === 'service' && UNKNOWN.test(errCode ?? '')) return { kind: 'missing' }
  return { kind: 'failed', offline: isOffline(failure), message, errCode }
}
