import { isOffline } from '../domain/errors.ts'
import type { Failure } from './client.ts'

/** What a detail's island shows where its item did not come (features/shared/detail/open-detail.ts). */
export type DetailFailure =
  | { kind: 'missing' }
  | { kind: 'failed'; offline: boolean; message: string; errCode?: string | undefined }

/** An item that the platform does not know: HTTP's number, and the platform's own that begin with it (4041). */
const UNKNOWN = /^404/

/**
 * Only a refusal that says so means that there is no such item; any other is told in the platform's own words, as what
 * failed is, and may be tried again (Spec 8).
 */
export function detailFailure(failure: Failure): DetailFailure {
  const { code, errCode, message } = failure
  if (code === 'service' && UNKNOWN.test(errCode ?? '')) return { kind: 'missing' }
  return { kind: 'failed', offline: isOffline(failure), message, errCode }
}
