import { LANGUAGES, type Language } from '@fair/contract/rules/language.ts'
import { CONFIG_FLAGS } from '@fair/contract/site.ts'
import { hallPicture } from '../media/address.ts'
import { agreementsIn } from '../seed/agreements/agreements.ts'
import { type Calendar, currentFair, endOf, FAIR_DAYS, startOf } from '../seed/calendar.ts'
import { homeBlocks } from '../seed/home.ts'
import { topBarIn } from '../seed/navigation.ts'
import { columnOf, each, labelled, say } from '../seed/text.ts'
import type { Fair, SeededExhibition, SeededTenant } from '../seed/types.ts'
import type { Block } from '../sent.ts'
import { EXHIBITION, type ImportedData, pictureAt } from './data.ts'
import { importedExhibitors, placeOf } from './rows.ts'

const TENANT = '9001'
/** The pages that exist without an organiser's programme. */
const PATHS = ['/home', '/exhibitor', '/exhibits']

/** The fair from an organiser's spreadsheets, around a moment: if they name no days, it is in its second of five. */
export function importedFair(data: ImportedData): (origin: Date) => Fair {
  return (origin) => {
    const { exhibitors, exhibits } = importedExhibitors(data)
    const halls = [...new Set(data.exhibitors.map(({ hall }) => hall))].filter(Boolean).sort()
    const regions = new Map(data.exhibitors.map((row) => [row.country, placeOf(row.country)]))
    const tags = new Map(data.exhibitors.flatMap((row) => row.tags.map((tag) => [tag[0], tag] as const)))
    return {
      tenants: [tenantOf(data, origin)],
      exhibitions: [exhibitionOf(data, origin)],
      exhibitors,
      exhibits,
      news: [],
      lives: [],
      meetings: [],
      regions: [...regions].map(([code, name]) => labelled(code, name)),
      industries: data.industries.map(({ id, name }) => ({
        ...labelled(id, name),
        hall: data.exhibitors.find(({ industryId }) => industryId === id)?.hall ?? '',
      })),
      categories: [
        ...data.industries.map(({ id, name }) => labelled(id, name)),
        ...data.categories.map(({ id, name, parent }) => labelled(id, name, parent)),
      ],
      tags: [...tags].map(([id, name]) => labelled(id, name)),
      halls: halls.map((hall) =>
        labelled(
          hall,
          each(() => hall),
        ),
      ),
      floorPlan: data.floorPlan ?? [],
      hasProgramme: false,
    }
  }
}

function calendarOf({ firstDay, days, zone }: ImportedData, origin: Date): Calendar {
  if (firstDay === null) return { ...currentFair(origin), days: days || FAIR_DAYS, timeZone: zone }
  const [year = 0, month = 0, day = 0] = firstDay.split('-').map(Number)
  return { ...currentFair(origin), firstDay: { year, month, day }, days, timeZone: zone }
}

function exhibitionOf(data: ImportedData, origin: Date): SeededExhibition {
  const calendar = calendarOf(data, origin)
  const counts = { exhibitors: data.exhibitors.length, exhibits: data.exhibits.length }
  return {
    exhibitionId: EXHIBITION,
    tenantId: TENANT,
    primaryColor: null,
    compose: (language) => ({
      exhibitionId: EXHIBITION,
      isCurrent: '1',
      publishState: '1',
      dataSourceSearch: 'ES',
      businessCardConfig: ['name', 'company', 'jobTitle', 'email', 'phone'],
      exhibitionName: say(data.name, language),
      shortName: say(data.name, language),
      theme: null,
      summary: say(data.summary, language),
      startTime: startOf(calendar),
      endTime: endOf(calendar),
      openFrom: calendar.openFrom,
      openTo: calendar.openTo,
      timeZone: calendar.timeZone,
      venue: say(data.venue, language),
      city: say(data.city, language),
      cover: hallPicture(`fair-${EXHIBITION}`),
      address: say(data.address, language),
      ...(data.plan && { plan: pictureAt(data.plan) }),
      updateTime: data.made,
    }),
    home: (language) => [
      bannerOf(data, language),
      ...homeBlocks(EXHIBITION, counts, columnOf(language)).filter(({ type }) => SHOWN.includes(type)),
    ],
  }
}

/** One slide: the fair's introduction, and its entry points. */
function bannerOf(data: ImportedData, language: Language): Block {
  const [, ...ways] = topBarIn(columnOf(language), PATHS).items
  const slide = {
    title: say(data.name, language),
    text: say(data.summary, language),
    label: say(data.city, language),
    picture: hallPicture(`fair-${EXHIBITION}`),
    links: ways.map(({ path, label }) => ({ path, label })),
    tone: 'light' as const,
  }
  return { type: 'banner', blockId: 'banner', title: slide.title, slides: [slide] }
}

/** Selected from the sample's blocks: there are no streams, no meetings and no news. */
const SHOWN: readonly string[] = ['exhibits', 'industries', 'exhibitors']

function tenantOf(data: ImportedData, origin: Date): SeededTenant {
  const params = { MOBILE_SITE: '0', TRACKING_CONSENT: '1', SESSION_FEEDBACK: '1' }
  const site = (language: Language) => ({
    tenantId: TENANT,
    brandId: `B${TENANT}`,
    groupOperatorId: `G${TENANT}`,
    siteName: say(data.name, language),
    logo: null,
    copyright: `© ${origin.getUTCFullYear()} ${say(data.name, language)}`,
    configList: [
      ...CONFIG_FLAGS.map((paramKey) => ({ paramKey, paramValue: OFF.includes(paramKey) ? '1' : '0' })),
      ...Object.entries(params).map(([paramKey, paramValue]) => ({ paramKey, paramValue })),
    ],
  })
  return {
    tenantId: TENANT,
    domains: [...new Set([data.domain, 'localhost', '127.0.0.1'])],
    defaultLanguage: 'zh-CN',
    languages: LANGUAGES,
    theme: { primaryColor: data.primaryColour, themeType: 'light' },
    site,
    topBar: (language) => ({ ...topBarIn(columnOf(language), PATHS), footer: [] }),
    terminals: () => [],
    agreements: (language) => agreementsIn(TENANT, data.name, columnOf(language)),
    links: () => [],
  }
}

/** Hides links to a programme, because there is none. */
const OFF: readonly string[] = ['HIDE_INTERPHOTO_AIR', 'HIDE_BUTTON_TICKET_COLLECT_AND_ENTERPRISE_APPLY']
