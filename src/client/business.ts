import { connect } from '../api/browser.ts'
import { catalogue } from '../contract/catalogue.ts'
import { loadTranslate } from '../lib/i18n/browser-texts.ts'
import { formatsOf } from '../lib/i18n/format.ts'
import type { PageData } from '../stores/page-data.ts'

/**
 * Replaces the figures of a prerendered exhibitor by exhibitor/business/{id} (Spec 7), and the number in the link to all
 * exhibits. Only text changes, in boxes that keep their size; a figure that the build left out stays out. Where the
 * platform does not answer, the built figures stay.
 *
 * @param figures the list with `data-business` (the exhibitorId), whose values have `data-figure` (a field of the answer)
 */
export async function refreshBusiness(data: PageData, figures: HTMLElement): Promise<void> {
  const exhibitorId = figures.dataset['business'] ?? ''
  const t = await loadTranslate(data.language, ['errors'])
  const answer = await connect(data, (key) => t(`errors:${key}`))(catalogue.exhibitorBusiness, { exhibitorId })
  if (!answer.ok) return
  const { number } = formatsOf(data.language)
  const values: Readonly<Record<string, number>> = answer.data
  for (const each of figures.querySelectorAll<HTMLElement>('[data-figure]')) {
    const value = values[each.dataset['figure'] ?? '']
    if (value !== undefined) each.textContent = number(value)
  }
  const all = document.querySelector<HTMLElement>(`#exhibits a[href*="exhibitorId=${CSS.escape(exhibitorId)}"]`)
  const text = [...(all?.childNodes ?? [])].find((node) => /\d/.test(node.nodeValue ?? ''))
  if (text) text.nodeValue = (text.nodeValue ?? '').replace(/\d+/, String(answer.data.exhibitsCount))
}
