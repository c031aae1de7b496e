import { connect } from '../../api/browser.ts'
import { detailFailure } from '../../api/browser-failure.ts'
import type { Call } from '../../api/client.ts'
import { activity as activityCalls } from '../../contract/activity.ts'
import { catalogue } from '../../contract/catalogue.ts'
import { liveRest } from '../../contract/live.ts'
import { multimedia } from '../../contract/multimedia.ts'
import { searchRest } from '../../contract/search.ts'
import { loadTranslate } from '../../i18n/browser-texts.ts'
import { DEFAULT_USER_ID, LIVE_VISITOR_ID, LIVE_VISITOR_LANGUAGE } from '../../rules/limits.ts'
import type { PageData } from '../../state/page-data.ts'
import { tellDrawn } from '../../state/page-events.ts'
import { readAuthorization } from '../../state/session.ts'
import { type DetailOutcome, drawDetail } from '../../ui/live-detail.tsx'
import type { PageContext } from '../../ui/page.ts'
import { liveContext } from '../../ui/page-context.ts'
import { sanitise } from '../../ui/sanitise.ts'
import { ActivityView } from './ActivityView.tsx'
import { type AgendaKind, activityEntry, liveEntry } from './agenda.ts'
import { NOTHING_AROUND, safeItems } from './detail.ts'
import { LiveView } from './LiveView.tsx'
import { MeetingView } from './MeetingView.tsx'

/** The item does not wait longer than this for what stands around it, in milliseconds. */
const AROUND_MS = 3000

type Ask = (call: Call, page: PageContext, id: string) => Promise<DetailOutcome>

/** Shows an item that has no prerendered page, by the view of those that have; null: there is none to show. */
async function show(root: HTMLElement, data: PageData, id: string | null, kind: AgendaKind, ask: Ask): Promise<void> {
  const t = await loadTranslate(data.language, ['common', 'errors', 'agenda'])
  const page = liveContext(data, t)
  const call = connect(data, (key) => t(`errors:${key}`))
  await drawDetail(root, {
    page,
    shellTitle: t(`agenda:shell.${kind}`),
    missing: {
      title: t(`agenda:missing.${kind}`),
      why: t('agenda:missingWhy'),
      ways: [
        { label: t(`agenda:all.${kind}`), href: page.href(`/${kind}`) },
        { label: t('common:home'), href: page.href('/') },
      ],
    },
    failed: t('agenda:detailFailed'),
    ask: async () => (id === null ? { kind: 'missing' } : ask(call, page, id)),
  })
  tellDrawn()
}

/** The exhibitor's zone, for the third clock; null when it does not come in time. */
async function zoneOf(call: Call, exhibitorId: string | undefined): Promise<string | null> {
  if (exhibitorId === undefined) return null
  const result = await call(catalogue.exhibitor, { exhibitorId }, { signal: AbortSignal.timeout(AROUND_MS) })
  return result.ok ? result.data.timeZone : null
}

/**
 * Signed out, a live is asked for as the default visitor (Spec 6, 7). Its language is Chinese; a reader of another one is
 * asked for first, and the default visitor's stands in where the platform has the live in no other.
 */
async function askLive(call: Call, live_id: string) {
  if (readAuthorization() !== null) return call(liveRest.detail, { live_id })
  const headers = { userId: DEFAULT_USER_ID, visitorId: LIVE_VISITOR_ID }
  const own = await call(liveRest.detail, { live_id }, { headers })
  if (own.ok || own.code !== 'service') return own
  return call(liveRest.detail, { live_id }, { headers: { ...headers, language: LIVE_VISITOR_LANGUAGE } })
}

export const showLive = (root: HTMLElement, data: PageData, id: string | null): Promise<void> =>
  show(root, data, id, 'live', async (call, page, live_id) => {
    const result = await askLive(call, live_id)
    if (!result.ok) return detailFailure(result)
    const live = result.data
    const hostZone = await zoneOf(call, live.exhibitorId)
    const related = live.liveList.map((each) => liveEntry(each))
    const html = sanitise(live.description)
    const view = (
      <LiveView page={page} live={live} html={html} hostZone={hostZone} {...NOTHING_AROUND} related={related} />
    )
    return { kind: 'view', title: live.title, view }
  })

export const showMeeting = (root: HTMLElement, data: PageData, id: string | null): Promise<void> =>
  show(root, data, id, 'meeting', async (call, page, meetingId) => {
    const result = await call(multimedia.meetingDetail, { meetingId })
    if (!result.ok) return detailFailure(result)
    const meeting = result.data
    const hostZone = await zoneOf(call, meeting.exhibitor?.exhibitorId)
    const props = {
      meeting,
      html: sanitise(meeting.description),
      agenda: safeItems(meeting.agenda, sanitise),
      hostZone,
    }
    return { kind: 'view', title: meeting.title, view: <MeetingView page={page} {...props} {...NOTHING_AROUND} /> }
  })

export const showActivity = (root: HTMLElement, data: PageData, id: string | null): Promise<void> =>
  show(root, data, id, 'activity', async (call, page, activityId) => {
    const result = await call(activityCalls.detail, { activityId })
    if (!result.ok) return detailFailure(result)
    const activity = result.data
    const inside =
      activity.containedCount > 0
        ? await call(searchRest.offlineActivity, { parentActivityId: activityId, pageSize: 0 })
        : null
    const props = {
      activity,
      html: sanitise(activity.content),
      agenda: safeItems(activity.agenda, sanitise),
      contained: inside?.ok ? inside.data.records.map(activityEntry) : [],
      parent: null,
    }
    return { kind: 'view', title: activity.title, view: <ActivityView page={page} {...props} {...NOTHING_AROUND} /> }
  })
