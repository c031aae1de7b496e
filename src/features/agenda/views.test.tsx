import type { Activity } from '@fair/contract/activity.ts'
import { contract } from '@fair/contract/index.ts'
import type { Language } from '@fair/contract/rules/language.ts'
import { asZone } from '@fair/contract/rules/own-values.ts'
import { aliveSandbox } from '@fair/sandbox/testing/alive.ts'
import { payload } from '@fair/sandbox/testing/call-sandbox.ts'
import { afterAll, describe, expect, it } from 'vitest'
import { testPage } from '../../../tests/page-context.ts'
import { parsed } from '../../../tests/parsed.ts'
import { renderIsland } from '../../../tests/render-island.tsx'
import { renderView } from '../../../tests/render-view.tsx'
import { safe } from '../../../tests/safe-html.ts'
import type { ListPageData } from '../shared/list/list-page.ts'
import { ActivityView } from './ActivityView.tsx'
import { AgendaGroups } from './AgendaGroups.tsx'
import { AgendaList } from './AgendaList.tsx'
import { AgendaRow } from './AgendaRow.tsx'
import { type AgendaEntry, type AgendaKind, activityEntry, liveEntry, meetingEntry } from './agenda.ts'
import { agendaPages } from './agenda-list.ts'
import { NO_RELATED, type SafeItem, safeItems } from './detail.ts'
import { AgendaItems } from './EventParts.tsx'
import { LiveEntryCard } from './LiveEntryCard.tsx'
import { LiveView } from './LiveView.tsx'
import { MeetingView } from './MeetingView.tsx'
import { SeriesView } from './SeriesView.tsx'

const sandbox = aliveSandbox({ size: 'small' })
afterAll(() => sandbox.close())
const NOW = new Date('2026-11-19T02:42:00Z')
const request = <T,>(language: Language, requested: (headers: { language: Language }) => Promise<T>) =>
  requested({ language })

async function entriesOf(kind: AgendaKind, language: Language) {
  const input = { pageSize: 0 }
  const headers = { language }
  if (kind === 'live')
    return (await payload(sandbox, contract.search.live, input, headers)).records.map((each) =>
      liveEntry(parsed(each), parsed('Asia/Tokyo')),
    )
  if (kind === 'meeting')
    return (await payload(sandbox, contract.search.meeting, input, headers)).records.map((each) =>
      meetingEntry(parsed(each)),
    )
  return (await payload(sandbox, contract.search.offlineActivity, input, headers)).records.map((each) =>
    activityEntry(parsed(each)),
  )
}

// Message keys are typed and the same in every language, so one language is enough to render the views.
describe('agenda views', () => {
  const language: Language = 'en-US'
  const page = testPage(language, parsed({ now: NOW.toISOString() }))
  const withFeedback = { ...page, flags: new Set(['SESSION_FEEDBACK'] as const) }
  const rendered = (kind: AgendaKind, { items, ...data }: ListPageData<AgendaEntry>) =>
    renderIsland(
      page,
      <AgendaList kind={kind} {...data}>
        <AgendaGroups kind={kind} entries={items} />
      </AgendaList>,
    )

  it.each([
    ['one day', '2026-11-19T06:00:00.000Z', false],
    // The next day in Shanghai, not in UTC.
    ['two days', '2026-11-19T18:00:00.000Z', true],
  ])('the agenda of an event names its days if it is on several: %s', (_, startTime, isNamed) => {
    const item = (agendaId: string, at: string) =>
      ({ agendaId, title: 'T', startTime: at, endTime: at, guests: [], html: safe('') }) as unknown as SafeItem
    const items = [item('1', '2026-11-19T02:00:00.000Z'), item('2', startTime)]
    const html = renderView(testPage(language, { zone: asZone('Asia/Shanghai') }), <AgendaItems items={items} />)
    expect(html.includes('19 Nov') && html.includes('20 Nov')).toBe(isNamed)
  })

  it.each(['live', 'meeting', 'activity'] as const)(
    'render each entry of the %s list with a calendar file and the visitor’s time',
    async (kind) => {
      const entries = await entriesOf(kind, language)
      for (const data of agendaPages(kind, entries, {}, NOW)) {
        const html = rendered(kind, data)
        const shown = data.items
        for (const { id } of shown) expect(html).toContain(`/site/calendar/${language}/current/${kind}-${id}.ics`)
        expect(html.match(/\sdata-mine[\s=>]/g)).toHaveLength(shown.length)
        if (kind === 'live') expect(html).toContain('UTC+9')
      }
    },
  )

  it('link the activities that can be booked to their booking', async () => {
    const entries = (await entriesOf('activity', language)).filter(({ contained }) => contained === 0)
    const isBookable = ({ state, needsBooking, seatsLeft }: AgendaEntry) =>
      state !== 'off' && needsBooking && seatsLeft !== 0
    expect(new Set(entries.map(isBookable)).size).toBe(2)
    for (const entry of entries) {
      const html = renderView(page, <AgendaRow entry={entry} />)
      const address = page.href('/ticket/ticket-detail', { activityId: entry.id })
      expect(html.includes(`href="${address}"`), entry.title).toBe(isBookable(entry))
    }
  })

  it('show the viewers of a live unless it is over', async () => {
    const [entry] = await entriesOf('live', language)
    if (!entry) throw new Error('The sample fair has streams.')
    const card = (state: AgendaEntry['state']) =>
      renderView(page, <LiveEntryCard entry={{ ...entry, state, viewers: 12 }} />)
    for (const state of ['upcoming', 'running'] as const) expect(card(state), state).toContain('12 viewers')
    for (const state of ['ended', 'replay'] as const) expect(card(state), state).not.toContain('viewers')
  })

  it('render an empty state with a link to the exhibitors', () => {
    const [data] = agendaPages('live', [], {}, NOW)
    if (!data) throw new Error('no page')
    const html = rendered('live', data)
    expect(html).toContain('art-empty')
    expect(html).toContain(page.href('/exhibitor'))
  })

  it('render a live with its goods, and with the times of the fair and the host', async () => {
    const { records } = await payload(sandbox, contract.live.list, { pageSize: 0 }, { language })
    for (const { _id } of records) {
      const live = await request(language, (headers) =>
        payload(sandbox, contract.live.detail, { live_id: _id }, headers),
      )
      const html = renderView(
        page,
        <LiveView live={parsed(live)} html={safe('<p>x</p>')} hostZone={parsed('Asia/Tokyo')} {...NO_RELATED} />,
      )
      expect(html).toContain('UTC+8')
      expect(html).toContain('UTC+9')
      for (const goods of live.goodsList) expect(html).toContain(`/exhibits/detail/${goods.exhibitsId}/`)
    }
  })

  it('render a meeting with its guests, materials and recording chapters', async () => {
    const { records } = await payload(sandbox, contract.meeting.list, { pageSize: 0 }, { language })
    for (const { meetingId } of records) {
      const meeting = await payload(sandbox, contract.multimedia.meetingDetail, { meetingId }, { language })
      const agenda = safeItems(parsed(meeting.agenda), safe)
      const html = renderView(
        page,
        <MeetingView meeting={parsed(meeting)} html={safe('')} agenda={agenda} hostZone={null} {...NO_RELATED} />,
      )
      for (const guest of meeting.guests) expect(html).toContain(`/guest/detail/${guest.guestId}/`)
      for (const file of meeting.materials) expect(html).toContain(`href="${file.url}"`)
      for (const replay of meeting.replayVideoList) {
        for (const { offset } of replay.tagList) expect(html).toContain(`t=${offset}#replay-${replay._id}`)
      }
    }
  })

  it('render an activity with its admission, feedback and booking actions, or its cancellation', async () => {
    for (const entry of await entriesOf('activity', language)) {
      const activity = await payload(sandbox, contract.activity.detail, { activityId: entry.id }, { language })
      const props = {
        activity: parsed<Activity>(activity),
        html: safe(''),
        agenda: safeItems(parsed(activity.agenda), safe),
        contained: [],
        parent: null,
      }
      const html = renderView(page, <ActivityView {...props} {...NO_RELATED} />)
      expect(html).toContain(page.t(`agenda:admission.${activity.admission}`))
      expect(html.includes(page.t('agenda:offWhy.activity'))).toBe(activity.state === 'cancelled')
      const takesFeedback = activity.state !== 'cancelled' && activity.containedCount === 0
      const withButtons = renderView(withFeedback, <ActivityView {...props} {...NO_RELATED} />)
      for (const act of ['questions', 'rating'])
        expect(withButtons.includes(`data-action="${act}"`)).toBe(takesFeedback)
      expect(html).not.toContain('data-action="questions"')
      const isBookable = activity.state !== 'cancelled' && activity.admission !== 'OPEN'
      const isFull = activity.seatsLeft === 0
      expect(html.includes(`activityId=${entry.id}`)).toBe(isBookable && !isFull)
      // A full event has a waiting list if the platform supports one.
      expect(html.includes('data-action="book"')).toBe(isBookable && isFull)
      if (!isFull) continue
      const without = renderView(
        page,
        <ActivityView {...props} activity={{ ...props.activity, isWaiting: null }} {...NO_RELATED} />,
      )
      expect(without.includes('data-action="book"')).toBe(false)
      expect(without.includes(`activityId=${entry.id}`)).toBe(isBookable)
    }
  })

  it('render a series with its entries, or an empty state', async () => {
    const [series] = (await entriesOf('activity', language)).filter(({ contained }) => contained > 0)
    if (!series) throw new Error('no series')
    const shown = [{ entry: series, summary: 's', contained: [series] }]
    expect(renderView(page, <SeriesView title="x" series={shown} />)).toContain(
      page.href(`/activity/contain/detail/${series.id}`),
    )
    expect(renderView(page, <SeriesView title="x" series={[]} />)).toContain('art-empty')
  })
})
