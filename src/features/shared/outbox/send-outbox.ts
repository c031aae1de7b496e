import { connect } from '../../../api/browser.ts'
import { loadTranslate } from '../../../lib/i18n/browser-texts.ts'
import { pathIn } from '../../../lib/i18n/paths.ts'
import { notifyBooked } from '../../../stores/bookings.ts'
import { sendWaiting } from '../../../stores/outbox.ts'
import type { PageData } from '../../../stores/page-data.ts'
import { showToast } from '../../../stores/toasts.ts'

/**
 * Sends the waiting items of the logged-in account, and shows how many were sent and why the rest were refused.
 *
 * @param isRequested the visitor has pressed a button, and is also notified if there is still no network
 */
export async function sendOutbox(data: PageData, isRequested = false): Promise<void> {
  const { language, fallback, scopeId } = data
  const t = await loadTranslate(language, ['outbox', 'errors'])
  const { sent, refused } = await sendWaiting(
    connect(data, (key) => t(`errors:${key}`)),
    (conflict) => (conflict ? t('outbox:overlaps', { title: conflict.title }) : t('errors:exception')),
  )
  const href = `${pathIn({ language, exhibitionId: scopeId }, fallback, '/offline')}#outbox`
  const action = { label: t('outbox:show'), run: () => location.assign(href) }
  // Each has an id, so that no other message replaces it.
  for (const { id, refusal } of refused)
    showToast({ id, text: t('outbox:refused', { reason: refusal ?? '' }), bad: true, action })
  if (sent.length > 0) showToast({ text: t('outbox:sent', { count: sent.length }) })
  if (sent.some(({ kind }) => kind === 'talk' || kind === 'booking')) notifyBooked()
  if (isRequested && sent.length + refused.length === 0) showToast({ text: t('outbox:waiting') })
}
