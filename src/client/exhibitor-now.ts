import { catalogue } from '@fair/contract/catalogue.ts'
import { connect } from '../api/browser.ts'
import { loadTranslate } from '../lib/i18n/browser-texts.ts'
import { formatsOf } from '../lib/i18n/format.ts'
import type { PageData } from '../stores/page-data.ts'

/**
 * Requests from exhibitor/business/{id} (Spec 7) what has changed since the page of an exhibitor or exhibit was built:
 * how many staff are online, which also decides the label of the chat button, and the exhibitor's figures. Only text
 * changes; a figure that the build left out stays out. If the platform does not answer, the built texts remain.
 *
 * @param staff the line that shows the staff online; its `data-staff` is the exhibitorId
 */
export async function refreshExhibitor(data: PageData, staff: HTMLElement): Promise<void> {
  const exhibitorId = staff.dataset['staff'] ?? ''
  const t = await loadTranslate(data.language, ['errors', 'exhibits'])
  const answer = await connect(data, (key) => t(`errors:${key}`))(catalogue.exhibitorBusiness, { exhibitorId })
  if (!answer.ok) return
  const { staffOnline, ...figures } = answer.data
  showFigures(data, exhibitorId, figures)
  if (staffOnline === null || staffOnline === undefined) return
  const isStaffed = staffOnline > 0
  for (const name of ['data-staff-until', 'data-phase']) staff.removeAttribute(name)
  const words = document.createElement('span')
  words.textContent = isStaffed ? t('exhibits:staffOnline', { count: staffOnline }) : t('exhibits:staffOffline')
  staff.replaceChildren(words)
  // Shown in its place while the browser is offline (client/connection.ts).
  staff.dataset['unknown'] = t('exhibits:staffUnknown')
  for (const button of document.querySelectorAll('[data-action="chat"]')) {
    const label = [...button.childNodes].findLast(({ nodeType }) => nodeType === Node.TEXT_NODE)
    if (label) label.nodeValue = t(isStaffed ? 'exhibits:chat' : 'exhibits:leaveMessage')
  }
}

/** Updates the elements with `data-figure` (a field of the answer), and the number in the link to all exhibits. */
function showFigures({ language }: PageData, exhibitorId: string, figures: Readonly<Record<string, number>>): void {
  const { number } = formatsOf(language)
  for (const each of document.querySelectorAll<HTMLElement>('[data-figure]')) {
    const value = figures[each.dataset['figure'] ?? '']
    if (value !== undefined) each.textContent = number(value)
  }
  const all = document.querySelector<HTMLElement>(`#exhibits a[href*="exhibitorId=${CSS.escape(exhibitorId)}"]`)
  const text = [...(all?.childNodes ?? [])].find((node) => /\d/.test(node.nodeValue ?? ''))
  // As the build wrote it: with separators.
  if (text) text.nodeValue = (text.nodeValue ?? '').replace(/\d[\d,]*/, number(figures['exhibitsCount'] ?? 0))
}
