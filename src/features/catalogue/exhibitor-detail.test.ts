import type { ProjectSummary } from '@fair/contract/project.ts'
import { asId } from '@fair/contract/rules/own-values.ts'
import { fixtureFair } from '@fair/sandbox/testing/fixture-fair.ts'
import { describe, expect, it } from 'vitest'
import { parsed } from '../../../tests/parsed.ts'
import { listedExhibits } from '../../domain/exhibit-rows.ts'
import { programmeOf } from '../../domain/programme.ts'
import { type ExhibitorSources, exhibitorViews } from './exhibitor-detail.ts'

const origin = new Date('2026-11-19T02:42:00.000Z')
const fair = fixtureFair(origin)
const compose = <T>(items: readonly { compose: (language: 'en-US') => T }[]) =>
  items.map((each) => each.compose('en-US'))

const PROJECT: ProjectSummary = parsed({
  projectId: 'P1',
  projectName: 'A second line',
  cover: { url: '/p1', width: 16, height: 9 },
  summary: 'A partner for a second line.',
  cooperationName: 'Investment',
  regionCode: 'CN',
  regionName: 'China',
  industryId: 'machine',
  industryName: 'Machines',
  tags: [],
  ownerName: 'Zeta Works 1',
  exhibitorId: 'E1',
  publishTime: '2026-11-01T00:00:00Z',
  updateTime: '2026-11-01T00:00:00Z',
})

function sources(): ExhibitorSources {
  const [first] = fair.exhibitions
  if (!first) throw new Error('the fixture has exhibitions')
  const reported: Omit<ExhibitorSources, 'exhibits'> = parsed({
    exhibition: first.compose('en-US'),
    exhibitors: compose(fair.exhibitors),
    lives: compose(fair.lives),
    meetings: compose(fair.meetings),
    agenda: { meetings: [] },
    projects: { projects: [PROJECT, { ...PROJECT, projectId: 'P2', exhibitorId: null }] },
  })
  return { ...reported, exhibits: listedExhibits(parsed(compose(fair.exhibits))) }
}

const views = [...exhibitorViews(sources())]
const viewOf = (id: string) => {
  const view = views.find((each) => each.exhibitor.exhibitorId === id)
  if (!view) throw new Error(`no view of ${id}`)
  return view
}

describe('the exhibitor’s page', () => {
  it('exists for each exhibitor, linked to its neighbours in the list', () => {
    expect(views).toHaveLength(48)
    expect(views[0]?.previous).toBeNull()
    expect(views[47]?.next).toBeNull()
    expect(viewOf('E5').previous?.id).toBe('E4')
    expect(viewOf('E5').next).toMatchObject({ id: 'E6', name: expect.stringContaining('Works 6') })
  })

  it('shows its own exhibits only, at most twelve', () => {
    const { exhibits, business } = viewOf('E3')
    expect(exhibits.map((each) => each.exhibitsId)).toEqual(['X3', 'X51', 'X99', 'X147', 'X195'])
    expect(business.exhibitsCount).toBe(5)
    const own = compose(fair.exhibits).map((each) => ({ ...each, exhibitorId: 'E3' }))
    const crowded = { ...sources(), exhibits: listedExhibits(parsed(own)) }
    expect([...exhibitorViews(crowded)][3]?.exhibits).toHaveLength(12)
  })

  it('lists eight related exhibitors of the same industry, starting after its own', () => {
    for (const { exhibitor, related } of views) {
      expect(related).toHaveLength(8)
      expect(new Set(related.map((each) => each.exhibitorId)).size).toBe(8)
      expect(related.map((each) => each.exhibitorId)).not.toContain(exhibitor.exhibitorId)
      expect(related.every((each) => each.industryId === exhibitor.industryId)).toBe(true)
    }
    expect(viewOf('E0').related.map((each) => each.exhibitorId)).toEqual(
      [3, 6, 9, 12, 15, 18, 21, 24].map((n) => `E${n}`),
    )
    // After the last of its industry, selection continues with the first.
    expect(viewOf('E45').related[0]?.exhibitorId).toBe('E0')
  })

  it('is the same when it is built again', () => {
    expect([...exhibitorViews(sources())]).toEqual(views)
  })

  it('lists lives by exhibitor and meetings by host', () => {
    const { programme, business } = viewOf('E2')
    expect(programme.map((each) => each.kind).sort()).toEqual(['LIVE', 'MEETING'])
    expect(business).toMatchObject({ liveCount: 1, meetingCount: 1 })
    expect(viewOf('E3').programme.map((each) => each.id)).toEqual(['L3'])
    expect(viewOf('E3').programme[0]?.state).toBe('live')
    expect(viewOf('E40').programme).toEqual([])
  })

  it('lists a meeting at its host only, also if another exhibitor has the same name', () => {
    const own = sources()
    const [first, second] = own.exhibitors
    const [meeting] = own.meetings
    if (!first || !second || !meeting) throw new Error('the fixture has exhibitors and meetings')
    const exhibitors = [first, { ...second, exhibitorName: first.exhibitorName }]
    const meetings = [
      { ...meeting, meetingId: asId('one'), hostName: first.exhibitorName },
      { ...meeting, meetingId: asId('joint'), hostName: `${first.exhibitorName} and others` },
    ]
    const agenda = { meetings: meetings.map(({ meetingId }) => ({ meetingId, exhibitor: first })) }
    const programmes = [...exhibitorViews({ ...own, exhibitors, meetings, lives: [], agenda })]
    expect(programmes.map(({ programme }) => programme.map(({ id }) => id).sort())).toEqual([['joint', 'one'], []])
  })

  it('sorts the programme by start, whatever the platform’s order', () => {
    const { lives, meetings } = sources()
    const items = programmeOf([...lives].reverse(), meetings)
    const starts = items.map((each) => Date.parse(each.startTime))
    expect(starts).toEqual([...starts].sort((a, b) => a - b))
    expect(items).toHaveLength(lives.length + meetings.length)
  })

  it('shows only the exhibitor’s own projects', () => {
    expect(viewOf('E1')?.projects.map(({ projectId }) => projectId)).toEqual(['P1'])
    expect(viewOf('E1')?.business.projectCount).toBe(1)
    expect(viewOf('E2')?.projects).toEqual([])
  })

  it('has the UTC offsets of the fair and the exhibitor', () => {
    const far = sources().exhibitors.map((each) => ({ ...each, timeZone: 'America/New_York' }))
    const [view] = exhibitorViews({ ...sources(), exhibitors: parsed(far) })
    expect(view?.zones).toEqual({ fair: 'UTC+8', exhibitor: 'UTC-5' })
  })
})
