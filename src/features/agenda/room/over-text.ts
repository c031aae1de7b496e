import type { StreamStatus } from '@fair/contract/stream.ts'
import type { PageContext } from '../../../lib/page.ts'

/** The text in place of the picture; null while it plays. */
export function overText(
  { t }: PageContext,
  of: 'live' | 'meeting',
  { status }: StreamStatus,
  plays: boolean,
): string | null {
  if (status === 'ENDED') return t(`room:ended.${of}`)
  if (status === 'OFFLINE') return t(`room:offline.${of}`)
  if (status === 'IDLE') return t('room:notYet')
  if (status === 'PAUSED') return t('room:paused')
  return plays ? null : t('room:broken')
}
