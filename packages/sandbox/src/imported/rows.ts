import type { Language } from '@fair/contract/rules/language.ts'
import { initialsOf } from '../seed/names/initials.ts'
import { each, same, say, type Text } from '../seed/text.ts'
import type { SeededExhibit, SeededExhibitor } from '../seed/types.ts'
import type { Exhibit, Exhibitor, ExhibitorSummary, ExhibitSummary } from '../sent.ts'
import {
  EXHIBITION,
  type ImportedData,
  type ImportedExhibit,
  type ImportedExhibitor,
  NO_PICTURE,
  pictureAt,
} from './data.ts'

/** A country in the four languages, as Unicode names it; '' if unknown. */
export function placeOf(country: string): Text {
  if (country === '') return same('')
  const tags = ['zh-CN', 'en-US', 'ja-JP', 'ko-KR'] as const
  return each((column) => new Intl.DisplayNames(tags[column], { type: 'region' }).of(country) ?? country)
}

interface Maker {
  readonly row: ImportedExhibitor
  readonly industry: Text
  readonly exhibits: readonly ImportedExhibit[]
  readonly rank: number
}

/** The rows of an imported fair, in the form of the sandbox's own; in the order of the spreadsheets. */
export function importedExhibitors(data: ImportedData): { exhibitors: SeededExhibitor[]; exhibits: SeededExhibit[] } {
  const updateTime = data.made
  const industries = new Map(data.industries.map(({ id, name }) => [id, name]))
  const own = Map.groupBy(data.exhibits, ({ exhibitorId }) => exhibitorId)
  const makers = new Map(
    data.exhibitors.map((row, rank): [string, Maker] => {
      const industry = industries.get(row.industryId) ?? same('')
      return [row.id, { row, rank, industry, exhibits: own.get(row.id) ?? [] }]
    }),
  )
  const categories = new Map(data.categories.map(({ id, name }) => [id, name]))
  return {
    exhibitors: [...makers.values()].map((maker) => exhibitor(maker, data.zone, updateTime)),
    exhibits: data.exhibits.flatMap((row, rank) => {
      const maker = makers.get(row.exhibitorId)
      return maker ? [exhibit(row, maker, categories.get(row.categoryId) ?? same(''), rank, updateTime)] : []
    }),
  }
}

function exhibitor({ row, industry, exhibits, rank }: Maker, timeZone: string, updateTime: string): SeededExhibitor {
  const initials = initialsOf(row.name, '')
  const summarise = (language: Language): ExhibitorSummary => ({
    exhibitorId: row.id,
    exhibitorName: say(row.name, language),
    localName: row.localName,
    localLanguage: row.localLanguage,
    logo: row.logo ? pictureAt(row.logo) : NO_PICTURE,
    booth: { hall: row.hall, stand: row.stand },
    regionCode: row.country,
    regionName: say(row.place, language),
    industryId: row.industryId,
    industryName: say(industry, language),
    tags: row.tags.map((tag) => ({ tagId: tag[0], tagName: say(tag, language) })),
    pictures: exhibits.flatMap(({ pictures: [first] }) => (first ? [pictureAt(first)] : [])).slice(0, 3),
    exhibitsCount: exhibits.length,
    isLive: false,
    isOnline: false,
    takesAppointments: false,
    initial: say(initials, language),
    updateTime,
  })
  const compose = (language: Language): Exhibitor => ({
    ...summarise(language),
    enterpriseId: `QY${row.id}`,
    exhibitorGroupId: null,
    exhibitorGroupName: null,
    summary: say(row.summary, language),
    introduction: say(row.introduction, language),
    cover: NO_PICTURE,
    foundedYear: row.foundedYear,
    editions: 0,
    employees: row.employees,
    website: row.website,
    certificates: row.certificates,
    markets: [],
    staff: [],
    timeZone,
  })
  return {
    ...{ id: row.id, exhibitionId: EXHIBITION, compose, summarise, timeZone, rank, updateTime },
    ...{ regionCode: row.country, industryId: row.industryId, hall: row.hall, stand: row.stand },
    tagIds: row.tags.map(([id]) => id),
    isOnline: false,
    isStaffedAlways: false,
    staffOnline: 0,
    takesAppointments: false,
    pastAnswers: [],
    exhibitorGroupId: null,
    name: (language) => say(row.name, language),
  }
}

function exhibit(
  row: ImportedExhibit,
  { row: owner, industry, exhibits }: Maker,
  category: Text,
  rank: number,
  updateTime: string,
): SeededExhibit {
  const [picture] = row.pictures
  const booth = { hall: owner.hall, stand: owner.stand }
  const summarise = (language: Language): ExhibitSummary => ({
    exhibitsId: row.id,
    exhibitsName: say(row.name, language),
    picture: picture ? pictureAt(picture) : NO_PICTURE,
    keyFigures: row.specifications
      .slice(0, 2)
      .map(([, value]) => say(value, language))
      .join(' · '),
    exhibitorId: owner.id,
    exhibitorName: say(owner.name, language),
    booth,
    categoryId: row.categoryId,
    regionCode: owner.country,
    updateTime,
  })
  const compose = (language: Language): Exhibit => ({
    ...summarise(language),
    pictures: row.pictures.map(pictureAt),
    tags: [],
    categoryName: say(category, language),
    parentCategoryId: owner.industryId,
    parentCategoryName: say(industry, language),
    summary: say(row.summary, language),
    figures: [],
    specifications:
      row.specifications.length === 0
        ? []
        : [
            {
              groupName: say(row.name, language),
              rows: row.specifications.map(([label, value]) => ({
                label: say(label, language),
                value: say(value, language),
              })),
            },
          ],
    description: say(row.description, language),
    downloads: [],
    favouriteCount: 0,
    exhibitor: {
      ...{ exhibitorId: owner.id, exhibitorName: say(owner.name, language), booth },
      ...{ localName: owner.localName, localLanguage: owner.localLanguage },
      logo: owner.logo ? pictureAt(owner.logo) : NO_PICTURE,
      regionName: say(owner.place, language),
      industryName: say(industry, language),
      exhibitsCount: exhibits.length,
      foundedYear: owner.foundedYear,
      editions: 0,
      staffOnline: 0,
    },
  })
  return {
    ...{ id: row.id, exhibitionId: EXHIBITION, compose, summarise, rank, updateTime },
    ...{ exhibitorId: owner.id, categoryId: row.categoryId, parentCategoryId: owner.industryId },
    ...{ regionCode: owner.country, hall: owner.hall, tagIds: [] },
    name: (language) => say(row.name, language),
  }
}
