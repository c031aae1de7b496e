import { LANGUAGES, type Language } from '@fair/contract/rules/language.ts'
import type {
  Fair,
  Labelled,
  SeededExhibit,
  SeededExhibition,
  SeededExhibitor,
  SeededLive,
  SeededMeeting,
  SeededNews,
  SeededTenant,
} from '../seed/types.ts'
import type { Exhibit, Exhibition, Exhibitor, Information, LiveSummary, MeetingSummary } from '../sent.ts'

/*
 * For tests only: a fair with predictable rows. Names contain their number and language; every third exhibitor belongs
 * to exhibition 2002, the rest to 2001; tenant B has 3001, which is empty.
 */

const EXHIBITORS = 48
const EXHIBITS = 240
const REGIONS = ['CN', 'CN-ZJ', 'CN-GD', 'DE', 'KR', 'XX']
const PARENTS = ['C1', 'C2', 'C3']
const picture = { url: '/media/logo/fixture', width: 200, height: 200 }

/** An item of a list by any number. */
function pick<T>(list: readonly T[], number: number): T {
  const item = list[number % list.length]
  if (item === undefined) throw new Error('pick: empty list')
  return item
}

export function fixtureFair(origin: Date, exhibitors = EXHIBITORS, exhibits = EXHIBITS): Fair {
  const makers = Array.from({ length: exhibitors }, (_, n) => exhibitorOf(n, exhibits / exhibitors))
  return {
    tenants: [tenantOf('A', 'localhost', 'zh-CN'), tenantOf('B', 'b.localhost', 'en-US')],
    exhibitions: ['2001', '2002', '2003', '3001'].map((id) => exhibitionOf(id, id === '3001' ? 'B' : 'A')),
    exhibitors: makers,
    exhibits: Array.from({ length: exhibits }, (_, n) => exhibitOf(n, pick(makers, n))),
    news: Array.from({ length: 12 }, (_, n) => newsOf(n, origin)),
    lives: Array.from({ length: 8 }, (_, n) => liveOf(n, pick(makers, n), origin)),
    meetings: Array.from({ length: 6 }, (_, n) => meetingOf(n, pick(makers, n), origin)),
    regions: REGIONS.map((value) => labelled(value, value.startsWith('CN-') ? 'CN' : null)),
    industries: [1, 2, 3, 4].map((n) => ({ ...labelled(`I${n}`), hall: `${n}.1` })),
    categories: PARENTS.flatMap((parent) => [
      labelled(parent),
      labelled(`${parent}-1`, parent),
      labelled(`${parent}-2`, parent),
    ]),
    tags: ['T1', 'T2', 'T3'].map((value) => labelled(value)),
    halls: ['1.1', '2.1', '3.1'].map((value) => labelled(value)),
  }
}

function labelled(value: string, parent: string | null = null): Labelled {
  return { value, parent, label: (language) => `${value} ${language}` }
}

function tenantOf(tenantId: string, domain: string, defaultLanguage: Language): SeededTenant {
  const version = { version: '1', updateTime: '2026-01-01T00:00:00Z' }
  return {
    tenantId,
    domains: [domain],
    defaultLanguage,
    languages: LANGUAGES,
    theme: { primaryColor: '#0b5c63', themeType: 'light' },
    site: (language) => ({
      tenantId,
      brandId: `B-${tenantId}`,
      groupOperatorId: `G-${tenantId}`,
      siteName: `Site ${tenantId} ${language}`,
      configList: [],
    }),
    topBar: (language) => ({ items: [{ label: `Home ${language}`, path: '/home' }], footer: [] }),
    terminals: () => [
      { terminalType: 'PC', terminalName: 'PC' },
      { terminalType: 'APP', terminalName: 'App', qrCode: 'https://example.com/app' },
    ],
    agreements: (language) =>
      ['USER', 'PRIVACY'].map((agreementType) => ({
        agreementId: `${tenantId}-${agreementType}`,
        agreementType,
        title: `${agreementType} ${language}`,
        content: '<p>…</p>',
        ...version,
      })),
    links: (language) => [{ host: domain, linkName: `Site ${tenantId} ${language}` }],
  }
}

function exhibitionOf(exhibitionId: string, tenantId: string): SeededExhibition {
  const compose = (language: Language): Exhibition => ({
    exhibitionId,
    isCurrent: exhibitionId.endsWith('001') ? '1' : '0',
    publishState: exhibitionId === '2003' ? '0' : '1',
    dataSourceSearch: 'ES',
    businessCardConfig: ['name'],
    exhibitionName: `Fair ${exhibitionId} ${language}`,
    shortName: exhibitionId,
    summary: '',
    startTime: '2026-11-18T01:00:00Z',
    endTime: '2026-11-22T09:00:00Z',
    openFrom: '09:00',
    openTo: '17:00',
    timeZone: 'Asia/Shanghai',
    venue: 'Hall',
    city: 'Ningbo',
    updateTime: '2026-11-01T00:00:00Z',
  })
  return {
    exhibitionId,
    tenantId,
    primaryColor: null,
    compose,
    home: () => [{ type: 'lives', blockId: 'lives', title: 'Live', count: 4 }],
  }
}

function exhibitorOf(n: number, exhibitsCount: number): SeededExhibitor {
  const id = `E${n}`
  const row = {
    id,
    exhibitionId: n % 3 === 2 ? '2002' : '2001',
    regionCode: pick(REGIONS.slice(0, 5), n * 7 + (n >> 2)),
    industryId: `I${1 + (n % 3)}`,
    hall: pick(['1.1', '2.1', '3.1'], n >> 1),
    stand: `B${n}`,
    tagIds: ['T1', 'T2', 'T3'].filter((_, bit) => (n >> bit) % 2 === 1),
    isOnline: n % 2 === 0,
    isStaffedAlways: false,
    staffOnline: n % 2 === 0 ? 2 : 0,
    timeZone: 'Asia/Shanghai',
    takesAppointments: n % 7 === 0,
    pastAnswers: [],
    exhibitorGroupId: null,
    rank: (n * 13) % EXHIBITORS,
    updateTime: '2026-11-02T00:00:00Z',
  }
  const name = (language: Language) => `${pick(['Zeta', 'alpha', 'Örn', '9 Tools'], n)} Works ${n} ${language}`
  const compose = (language: Language): Exhibitor => ({
    exhibitorId: id,
    exhibitorName: name(language),
    localName: `寧波${n}有限公司`,
    localLanguage: 'zh-CN',
    logo: picture,
    booth: { hall: row.hall, stand: row.stand },
    regionCode: row.regionCode,
    regionName: row.regionCode,
    industryId: row.industryId,
    industryName: row.industryId,
    tags: row.tagIds.map((tagId) => ({ tagId, tagName: tagId })),
    pictures: [0, 1, 2].map((view) => ({ ...picture, url: `/media/x/${n + view * EXHIBITORS}` })),
    exhibitsCount,
    isLive: false,
    isOnline: row.isOnline,
    takesAppointments: row.takesAppointments,
    initial: pick(['Z', 'A', 'O', '#'], n),
    updateTime: row.updateTime,
    enterpriseId: `P${n}`,
    summary: 'Makes things.',
    introduction: '<p>Makes things.</p>',
    cover: picture,
    foundedYear: 1990,
    editions: 3,
    employees: '50–100',
    certificates: [],
    markets: [],
    staff: [],
    timeZone: row.timeZone,
  })
  return { ...row, name, summarise: compose, compose }
}

function exhibitOf(n: number, maker: SeededExhibitor): SeededExhibit {
  const id = `X${n}`
  const parentCategoryId = pick(PARENTS, n >> 1)
  const row = {
    id,
    exhibitionId: maker.exhibitionId,
    exhibitorId: maker.id,
    categoryId: `${parentCategoryId}-${1 + ((n >> 3) % 2)}`,
    parentCategoryId,
    regionCode: maker.regionCode,
    hall: maker.hall,
    tagIds: ['T1', 'T2', 'T3'].filter((_, bit) => (n >> (bit + 1)) % 2 === 1),
    rank: n,
    updateTime: '2026-11-03T00:00:00Z',
  }
  const name = (language: Language) => `${pick(['Spindle', 'Gripper', 'Drill 100%'], n + (n >> 3))} ${n} ${language}`
  const compose = (language: Language): Exhibit => {
    const { exhibitorId, exhibitorName, localName, localLanguage, logo, booth, ...rest } = maker.compose(language)
    const { regionName, industryName, exhibitsCount, foundedYear, editions } = rest
    const own = { exhibitorId, exhibitorName, localName, localLanguage, logo, booth }
    return {
      exhibitsId: id,
      exhibitsName: name(language),
      picture: { ...picture, url: `/media/x/${n}` },
      keyFigures: '24,000 rpm',
      exhibitorId,
      exhibitorName,
      booth,
      categoryId: row.categoryId,
      regionCode: row.regionCode,
      updateTime: row.updateTime,
      pictures: [picture],
      tags: row.tagIds.map((tagId) => ({ tagId, tagName: tagId })),
      categoryName: row.categoryId,
      parentCategoryId,
      parentCategoryName: parentCategoryId,
      summary: '',
      figures: [],
      specifications: [],
      description: '',
      downloads: [],
      favouriteCount: 0,
      exhibitor: { ...own, regionName, industryName, exhibitsCount, foundedYear, editions, staffOnline: 1 },
    }
  }
  return { ...row, name, summarise: compose, compose }
}

function newsOf(n: number, origin: Date): SeededNews {
  const publishTime = new Date(origin.getTime() - n * 3_600_000).toISOString()
  const columnId = pick(['fair', 'exhibitor'], n)
  const compose = (language: Language): Information => ({
    informationId: `N${n}`,
    title: `News ${n} ${language}`,
    summary: 'Something happened.',
    cover: picture,
    publishTime,
    source: 'Fair',
    columnId,
    columnName: `${columnId} ${language}`,
    updateTime: publishTime,
    content: '<p>Something happened.</p>',
  })
  return { id: `N${n}`, exhibitionId: '2001', columnId, publishTime, compose }
}

/** One every eight hours, the fourth is running at the origin; past ones with an even number have a recording. */
function times(n: number, origin: Date) {
  const start = origin.getTime() + (n - 3) * 8 * 3_600_000 - 600_000
  return { startTime: new Date(start).toISOString(), endTime: new Date(start + 3_600_000).toISOString() }
}

function stateOf(n: number): LiveSummary['state'] {
  if (n === 3) return 'live'
  if (n > 3) return 'upcoming'
  return n % 2 === 0 ? 'replay' : 'ended'
}

function liveOf(n: number, maker: SeededExhibitor, origin: Date): SeededLive {
  const { startTime, endTime } = times(n, origin)
  const compose = (language: Language): LiveSummary => ({
    _id: `L${n}`,
    title: `Live ${n} ${language}`,
    cover: picture,
    startTime,
    endTime,
    state: stateOf(n),
    viewers: 10,
    exhibitorId: maker.id,
    exhibitorName: maker.name(language),
    booth: { hall: maker.hall, stand: maker.stand },
    topic: 'Machines',
    updateTime: '2026-11-04T00:00:00Z',
  })
  const isRecorded = n % 2 === 0
  return { id: `L${n}`, exhibitionId: '2001', exhibitorId: maker.id, startTime, endTime, isRecorded, compose }
}

function meetingOf(n: number, maker: SeededExhibitor, origin: Date): SeededMeeting {
  const { startTime, endTime } = times(n, origin)
  const exhibitorId = n % 2 === 0 ? maker.id : null
  const compose = (language: Language): MeetingSummary => ({
    meetingId: `M${n}`,
    title: `Meeting ${n} ${language}`,
    kindName: 'Talk',
    hostName: exhibitorId === null ? 'The fair' : maker.name(language),
    place: 'Room 1',
    hall: maker.hall,
    startTime,
    endTime,
    state: stateOf(n),
    speakers: [],
    seatsLeft: n === 5 ? 2 : null,
    topic: 'Machines',
    updateTime: '2026-11-05T00:00:00Z',
  })
  const isRecorded = n % 2 === 0
  return { id: `M${n}`, exhibitionId: '2001', hall: maker.hall, startTime, endTime, exhibitorId, isRecorded, compose }
}
