import { contract } from '@fair/contract/index.ts'
import { LANGUAGES } from '@fair/contract/rules/language.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createSandbox } from '../app.ts'
import type { Sandbox } from '../sandbox.ts'
import { callSandbox, payload } from '../testing/call-sandbox.ts'

const { guest, meeting, activity, search } = contract
let sandbox: Sandbox
beforeAll(() => {
  sandbox = createSandbox({ media: false })
})
afterAll(() => sandbox.close())

const all = (headers: Record<string, string> = { language: 'en-US' }) =>
  payload(sandbox, guest.list, { pageSize: 0 }, headers)

describe('guests', () => {
  it('include every speaker of a meeting or activity once', async () => {
    const { records, total } = await all()
    const ids = records.map(({ guestId }) => guestId)
    expect(new Set(ids).size).toBe(total)
    const meetings = await payload(sandbox, meeting.list, { pageSize: 0 })
    const activities = await payload(sandbox, search.offlineActivity, { pageSize: 0 })
    const speakers = meetings.records.flatMap((each) => each.speakers.map(({ guestId }) => guestId))
    const details = await Promise.all(
      activities.records.map(({ activityId }) => payload(sandbox, activity.detail, { activityId })),
    )
    const hosts = details.flatMap(({ guests }) => guests.map(({ guestId }) => guestId))
    expect(hosts.length).toBeGreaterThan(0)
    for (const id of [...speakers, ...hosts]) expect(ids, id).toContain(id)
    expect((await payload(sandbox, guest.list, {})).records).toHaveLength(24)
  })

  it.each(LANGUAGES)('have a complete profile in %s', async (language) => {
    const { records } = await all({ language })
    for (const { guestId } of records) {
      const detail = await payload(sandbox, guest.detail, { guestId }, { language })
      expect(detail.summary, guestId).not.toMatch(/[{}]|^$/)
      expect(detail.introduction, guestId).toMatch(/^<p>[^{}]+<\/p>$/)
      expect(detail.appearances.length, guestId).toBeGreaterThan(0)
      expect(detail.updateTime).toMatch(/Z$/)
    }
  })

  it('list their appearances by time, each with its meeting or activity', async () => {
    const { appearances } = await payload(sandbox, guest.detail, { guestId: 'gs-02' })
    const starts = appearances.map(({ agenda }) => agenda.startTime)
    expect(starts).toEqual(starts.toSorted())
    for (const { businessType, businessId, businessTitle, agenda } of appearances) {
      expect(businessType).toBe('ACTIVITY')
      expect(agenda.guests.map(({ guestId }) => guestId)).toContain('gs-02')
      const found = await payload(sandbox, activity.detail, { agendaId: agenda.agendaId })
      expect(found.activityId).toBe(businessId)
      expect(found.title).toBe(businessTitle)
    }
    const speaker = (await all()).records.find(({ guestId }) => guestId.startsWith('g5'))
    const detail = await payload(sandbox, guest.detail, { guestId: speaker?.guestId ?? '' })
    const [first] = detail.appearances
    const held = await payload(sandbox, meeting.detail, { meetingId: first?.businessId ?? '' })
    expect(held.agenda.map(({ agendaId }) => agendaId)).toContain(first?.agenda.agendaId)
    expect(held.guests.map(({ guestId }) => guestId)).toContain(speaker?.guestId)
  })

  it('are found by name in every language, by job and by topic', async () => {
    for (const language of LANGUAGES) {
      const { guestName } = await payload(sandbox, guest.detail, { guestId: 'gs-03' }, { language })
      const { records } = await payload(sandbox, guest.list, { keyword: guestName, pageSize: 0 }, { language: 'zh-CN' })
      expect(
        records.map(({ guestId }) => guestId),
        guestName,
      ).toContain('gs-03')
    }
    const buyers = await payload(sandbox, guest.list, { keyword: 'purchasing', pageSize: 0 }, { language: 'en-US' })
    expect(buyers.records.map(({ guestId }) => guestId)).toContain('gs-02')
    const clay = await payload(sandbox, guest.list, { keyword: 'tea bowl' }, { language: 'en-US' })
    expect(clay.total).toBe(1)
    expect((await payload(sandbox, guest.list, { keyword: 'xyzzy' })).total).toBe(0)
  })

  it('are limited to the requested exhibition', async () => {
    const week = await all({ language: 'en-US', exhibitionId: '2004' })
    expect(week.total).toBeGreaterThan(0)
    expect(week.records.every(({ guestId }) => guestId.startsWith('gs-'))).toBe(true)
    const headers = { language: 'en-US', exhibitionId: '2004' }
    const speaker = (await all()).records.find(({ guestId }) => guestId.startsWith('g5'))?.guestId ?? ''
    const refusal = await callSandbox(sandbox, guest.detail, { guestId: speaker }, headers)
    expect(refusal).toMatchObject({ errCode: 4041, errMsg: `Not found: guest ${speaker}` })
  })
})
