import { type AppointmentType, appointment } from '@fair/contract/appointment.ts'
import { uuid } from '@fair/contract/rules/limits.ts'
import type { ScheduleEntry } from '@fair/contract/schedule.ts'
import type { Call } from '../../api/client.ts'
import type { PageContext } from '../../lib/page.ts'
import { showToast } from '../../stores/toasts.ts'

interface Tools {
  page: PageContext
  call: Call
  /** Fetches the plan again. */
  changed: () => Promise<void>
}

/** Books an entry that was only followed. If it overlaps another, the visitor first confirms wanting both. */
export async function bookFollowed(entry: ScheduleEntry, { page, call, changed }: Tools): Promise<void> {
  const { t } = page
  const type = typeOf(entry)
  if (type === null) return
  // Reused on retries, so that the platform books only once.
  const input = { appointmentType: type, businessId: entry.businessId, requestId: uuid() }
  const book = async (acceptConflict: boolean): Promise<void> => {
    const answer = await call(appointment.create, { ...input, acceptConflict })
    if (!answer.ok) return retry(page, answer.message, () => book(acceptConflict))
    const { appointmentId, conflict } = answer.data
    if (appointmentId == null && conflict) {
      const text = t('plan:clashAsk', { title: conflict.title })
      return showToast({ text, action: { label: t('plan:bookBoth'), run: () => void book(true) } })
    }
    // Not booked, for a reason that the platform does not give.
    if (appointmentId == null) return showToast({ text: t('errors:exception'), bad: true })
    showToast({ text: t('plan:booked', { title: entry.title }) })
    await changed()
  }
  await book(false)
}

/**
 * Cancels an entry that can be restored, a live or a meeting, with an undo. Returns false for the rest, which needs
 * confirmation first: an appointment needs a reason, a chat or an activity could not be restored as it was.
 */
export async function giveUp(entry: ScheduleEntry, { page, call, changed }: Tools): Promise<boolean> {
  const { t } = page
  const { appointmentId, businessId } = entry
  if ((entry.kind !== 'LIVE' && entry.kind !== 'MEETING') || appointmentId == null) return false
  const appointmentType = entry.kind
  const answer = await call(appointment.cancel, { appointmentId })
  if (!answer.ok) {
    retry(page, answer.message, async () => {
      await giveUp(entry, { page, call, changed })
    })
    return true
  }
  await changed()
  const undo = async () => {
    const back = await call(appointment.create, { appointmentType, businessId, acceptConflict: true })
    if (!back.ok) showToast({ text: back.message, bad: true })
    // Not booked, for a reason that the platform does not give.
    else if (back.data.appointmentId == null) showToast({ text: t('errors:exception'), bad: true })
    await changed()
  }
  showToast({
    text: t('plan:cancelled', { title: entry.title }),
    action: { label: t('common:undo'), run: () => void undo() },
  })
  return true
}

/** The type for the appointment calls; null for talks, which need a slot, and activities, which need a ticket. */
export function typeOf({ kind }: ScheduleEntry): AppointmentType | null {
  return kind === 'LIVE' || kind === 'MEETING' || kind === 'CHAT' ? kind : null
}

function retry({ t }: PageContext, text: string, again: () => Promise<void>): void {
  showToast({ text, bad: true, action: { label: t('common:retry'), run: () => void again() } })
}
