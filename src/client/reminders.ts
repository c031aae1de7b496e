import { isBooked } from '@fair/contract/rules/clash.ts'
import type { ScheduleEntry } from '@fair/contract/schedule.ts'
import { scheduleItemPath } from '../domain/schedule-item-path.ts'
import { type UpcomingReminder, upcomingReminders } from '../domain/upcoming-reminders.ts'
import { now } from '../lib/clock.ts'
import { loadTranslate } from '../lib/i18n/browser-texts.ts'
import { hrefOf } from '../lib/i18n/paths.ts'
import { readStored, session, writeStored } from '../lib/storage.ts'
import { personalKey } from '../lib/storage-keys.ts'
import type { PageData } from '../stores/page-data.ts'
import { readPlan } from '../stores/plan-keep.ts'
import type { PlanOwner } from '../stores/plan-key.ts'
import { showToast } from '../stores/toasts.ts'

/** Time between two checks of the plan, in ms. */
const LOOK = 30_000

/**
 * On every page, shows a message with a link a quarter of an hour before something booked begins. It reads the plan
 * stored on the device (stores/plan-keep.ts): no call is made. The plan's own pages show it in their content instead.
 */
export async function startReminders(data: PageData, owner: PlanOwner): Promise<void> {
  if (/\/personal-center\/(schedule|calendar)\/?$/.test(location.pathname)) return
  const t = await loadTranslate(data.language, ['plan'])
  // The reminders shown in this tab, so that each is shown once.
  const key = personalKey('reminded', owner)
  /** The entries of the reminders on this page, until the visitor has closed them. */
  const shown = new Set<string>()
  const look = () => {
    const reminded = new Set((readStored(session, key) ?? '').split(' '))
    const upcoming = upcomingReminders(readPlan(owner)?.entries.filter(isBooked) ?? [], now())
    const next = upcoming.find(({ entry }) => !reminded.has(entry.entryId))
    if (next) {
      shown.add(next.entry.entryId)
      writeStored(session, key, [...reminded.add(next.entry.entryId)].join(' '))
    }
    for (const each of upcoming) if (shown.has(each.entry.entryId)) show(each)
  }
  const show = ({ entry, minutes }: UpcomingReminder<ScheduleEntry>) => {
    const time = new Date(entry.startTime).toLocaleTimeString(data.language, {
      timeZone: data.zone,
      hourCycle: 'h23',
      hour: '2-digit',
      minute: '2-digit',
    })
    const when = minutes > 0 ? t('plan:soon', { count: minutes }) : t('plan:begun')
    const scope = { language: data.language, exhibitionId: data.scopeId }
    const run = () => location.assign(hrefOf(scope, data.fallback, scheduleItemPath(entry)))
    // It remains until it is closed, as the visitor may not be looking; each check updates the minutes.
    showToast({
      id: `reminder ${entry.entryId}`,
      text: `${when} ${t('plan:remind', { time, title: entry.title })}`,
      action: { label: t('plan:go'), run },
      onClose: () => void shown.delete(entry.entryId),
    })
  }
  look()
  setInterval(look, LOOK)
}
