import { isBooked } from '@fair/contract/rules/clash.ts'
import { schedule } from '@fair/contract/schedule.ts'
import { connect } from '../api/browser.ts'
import { loadTranslate } from '../lib/i18n/browser-texts.ts'
import { $bookings } from '../stores/bookings.ts'
import type { PageData } from '../stores/page-data.ts'
import { readUserId } from '../stores/session-storage.ts'

// Buttons that book a live, a meeting or an activity (`data-booking`, 'LIVE:50001') show whether the visitor has booked
// it already, as hearts do (client/after-load.ts). A press still leads to the booking, with its times and a way to
// cancel it.

/** A button's original label, restored when the booking is cancelled. */
const wordsOf = new WeakMap<Element, string>()
let turn = 0

export async function showBooked(data: PageData): Promise<void> {
  turn += 1
  const mine = turn
  const userId = readUserId()
  const t = await loadTranslate(data.language, ['booking', 'errors'])
  const known = $bookings.get() ?? (userId === null ? new Set<string>() : null)
  const booked = known ?? (await bookedOf(data, (key) => t(`errors:${key}`)))
  // A login, a logout or a booking has started another request meanwhile; if the platform does not answer, nothing
  // changes.
  if (mine !== turn || booked === null || readUserId() !== userId) return
  $bookings.set(booked)
  for (const button of document.querySelectorAll<HTMLElement>('[data-booking]'))
    showLabel(button, booked.has(button.dataset['booking'] ?? '') ? t('booking:booked') : null)
}

async function bookedOf(data: PageData, text: Parameters<typeof connect>[1]): Promise<Set<string> | null> {
  const answer = await connect(data, text)(schedule.list, {})
  if (!answer.ok) return null
  return new Set(answer.data.filter(isBooked).map(({ kind, businessId }) => `${kind}:${businessId}`))
}

function showLabel(button: HTMLElement, word: string | null): void {
  const text = [...button.childNodes].findLast((node) => node.nodeType === Node.TEXT_NODE)
  if (!text) return
  const before = wordsOf.get(button) ?? text.nodeValue ?? ''
  wordsOf.set(button, before)
  // As wide as before, so that nothing next to it moves.
  if (word !== null && button.offsetWidth > 0) button.style.minInlineSize = `${button.offsetWidth}px`
  text.nodeValue = word ?? before
  button.toggleAttribute('data-booked', word !== null)
}
