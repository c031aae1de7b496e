import type { Tag } from '@fair/contract/catalogue.ts'
import type { Language } from '@fair/contract/rules/language.ts'
import type { MediaPicture } from '../media/address.ts'
import { logoPicture, standPicture } from '../media/address.ts'
import type { Exhibitor, ExhibitorSummary } from '../sent.ts'
import { minutesBefore } from './calendar.ts'
import { familiesFor, planOf } from './exhibition-plan.ts'
import { familyOf } from './families.ts'
import type { Family } from './family.ts'
import { groupFor } from './groups.ts'
import type { Company } from './names/company.ts'
import { makeNamer } from './names/company.ts'
import { type PastAnswers, pastAnswers } from './past-answers.ts'
import { employeesText, jobTitle, marketsOf, personName, portraitFor } from './people.ts'
import { companyIntroduction, companySummary } from './prose/company.ts'
import { chance, keyOf, randomInt, randomItems, randomNumber } from './random.ts'
import { countryOf, placeName } from './regions.ts'
import { SHOWCASE } from './showcase/exhibitors.ts'
import type { ExhibitSource } from './sources.ts'
import type { TagId } from './tags.ts'
import { TAGS } from './tags.ts'
import { columnOf, say } from './text.ts'
import type { SeededExhibitor } from './types.ts'

const FIRST_ID = 30001
const FAIR_EDITION = 28
/** For the first exhibitor of the showcase, whose page mentions the number. */
const HEAD_EDITIONS = 11
/** How many of the first exhibitors answer at any hour, so that a visitor can chat whenever the fair is started. */
const ALWAYS_STAFFED = 2
const CERTIFICATES = ['ISO 9001', 'ISO 14001', 'ISO 45001', 'CE', 'UKCA', 'RoHS', 'REACH', 'SA8000'] as const

/** An exhibitor: its row, and the sources of its texts. */
export class ExhibitorRow implements SeededExhibitor {
  readonly id: string
  readonly exhibitionId: string
  readonly regionCode: string
  readonly industryId: string
  readonly hall: string
  readonly stand: string
  readonly tagIds: readonly TagId[]
  readonly isOnline: boolean
  readonly isStaffedAlways: boolean
  readonly takesAppointments: boolean
  readonly exhibitorGroupId: string | null
  readonly rank: number
  readonly updateTime: string
  readonly family: Family
  readonly company: Company
  readonly key: number
  readonly foundedYear: number
  readonly editions: number
  readonly exhibits: ExhibitSource[] = []
  #logo: MediaPicture | undefined

  constructor(place: Place, company: Company, family: Family) {
    const { key, rank, now } = place
    this.key = key
    this.id = place.id
    this.exhibitionId = place.exhibitionId
    this.rank = rank
    this.family = family
    this.company = company
    this.regionCode = company.town.regionCode
    this.industryId = family.id
    this.hall = place.hall
    this.stand = place.stand
    this.tagIds = place.tagIds
    this.isStaffedAlways = rank < ALWAYS_STAFFED
    this.isOnline = this.isStaffedAlways || chance(key, 20, 0.34)
    this.takesAppointments = rank < 20 || chance(key, 21, 0.62)
    this.exhibitorGroupId = place.exhibitionId === '2001' ? (groupFor(this)?.id ?? null) : null
    this.foundedYear = place.foundedYear
    const yearsOpen = now.getUTCFullYear() - this.foundedYear
    // There is one fair a year: no exhibitor has taken part more often than the fair was held, or than the company is
    // old.
    const most = Math.max(2, Math.min(FAIR_EDITION, yearsOpen))
    this.editions = place.tagIds.includes('first-time') ? 1 : (place.editions ?? randomInt(key, 23, 2, most))
    this.updateTime = minutesBefore(now, 30 + randomNumber(key, 24) * 60 * 24 * 30)
  }

  get timeZone(): string {
    return countryOf(this.company.town.countryCode).timeZone
  }

  name(language: Language): string {
    return say(this.company.name, language)
  }

  get logo(): MediaPicture {
    this.#logo ??= logoPicture(this.id)
    return this.#logo
  }

  get staffCount(): number {
    return randomInt(this.key, 25, 2, 4)
  }

  get staffOnline(): number {
    return this.isOnline ? randomInt(this.key, 26, 1, this.staffCount) : 0
  }

  get pastAnswers(): PastAnswers {
    return pastAnswers(this.key, this.rank < 20)
  }

  tags(language: Language): Tag[] {
    return this.tagIds.map((tagId) => ({ tagId, tagName: say(TAGS[tagId], language) }))
  }

  summarise(language: Language): ExhibitorSummary {
    const { company, family } = this
    const column = columnOf(language)
    return {
      exhibitorId: this.id,
      exhibitorName: company.name[column],
      localName: company.localName,
      localLanguage: company.localLanguage,
      logo: this.logo,
      booth: { hall: this.hall, stand: this.stand },
      regionCode: this.regionCode,
      regionName: placeName(company.town)[column],
      industryId: family.id,
      industryName: family.industry[column],
      tags: this.tags(language),
      pictures: this.exhibits.slice(0, 3).map((exhibit) => exhibit.picture(0)),
      exhibitsCount: this.exhibits.length,
      // Whether it is on air depends on the clock: presence.ts determines it.
      isLive: false,
      isOnline: this.isOnline,
      takesAppointments: this.takesAppointments,
      initial: company.initials[column],
      updateTime: this.updateTime,
    }
  }

  compose(language: Language): Exhibitor {
    const { company, key } = this
    const column = columnOf(language)
    const group = this.exhibitorGroupId === null ? undefined : groupFor(this)
    return {
      ...this.summarise(language),
      enterpriseId: `QY${this.id}`,
      exhibitorGroupId: group?.id ?? null,
      exhibitorGroupName: group ? group.name[column] : null,
      summary: companySummary(this, column),
      introduction: companyIntroduction(this, column),
      cover: standPicture(this.family.motif, this.#staff(0).portrait, this.id),
      foundedYear: this.foundedYear,
      editions: this.editions,
      employees: employeesText(key, 27)[column],
      website: `https://www.${slugOf(company.name[1])}.example/`,
      certificates: randomItems(CERTIFICATES, randomInt(key, 28, 1, 3), key, 40),
      markets: marketsOf(key, 29).map((market) => market[column]),
      staff: Array.from({ length: this.staffCount }, (_, index) => ({
        staffId: `${this.id}-${index + 1}`,
        staffName: this.#staff(index).name[column],
        jobTitle: jobTitle(key, 60 + index)[column],
        portrait: this.#staff(index).portrait,
      })),
      timeZone: this.timeZone,
    }
  }

  #staff(index: number) {
    const { countryCode } = this.company.town
    const name = personName(countryCode, this.key, 50 + index * 2)
    return { name, portrait: portraitFor(name[1], countryCode, `${this.id}-${index + 1}`) }
  }
}

interface Place {
  readonly id: string
  readonly key: number
  readonly exhibitionId: string
  readonly hall: string
  readonly stand: string
  readonly tagIds: readonly TagId[]
  readonly foundedYear: number
  readonly editions?: number
  readonly rank: number
  readonly now: Date
}

const slugOf = (name: string): string =>
  name
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

/** Booths of a hall in sequence: A02, A04 … H48, then further letters. */
function boothNumbering(): (hall: string) => string {
  const taken = new Set(SHOWCASE.map(({ hall, stand }) => `${hall} ${stand}`))
  const next = new Map<string, number>()
  return (hall) => {
    for (let n = next.get(hall) ?? 0; ; n += 1) {
      const stand =
        String.fromCharCode(65 + (Math.floor(n / 24) % 26)) +
        String(2 + 2 * (n % 24) + (n >= 624 ? 50 * Math.floor(n / 624) : 0)).padStart(2, '0')
      if (taken.has(`${hall} ${stand}`)) continue
      next.set(hall, n + 1)
      return stand
    }
  }
}

/** All exhibitors, those of the current exhibition first, beginning with the showcase. */
export function makeExhibitors(seed: string, count: number, now: Date): ExhibitorRow[] {
  const nameCompany = makeNamer(
    seed,
    SHOWCASE.map(({ company }) => company.name),
  )
  const rows: ExhibitorRow[] = []
  for (const { exhibitionId, count: share, familyIds } of planOf(count)) {
    const standIn = boothNumbering()
    const shown = exhibitionId === '2001' ? SHOWCASE.slice(0, share) : []
    const families = familiesFor(share - shown.length, familyIds, `${seed}/${exhibitionId}`)
    for (let rank = 0; rank < share; rank += 1) {
      const index = rows.length
      const key = keyOf(seed, 'exhibitor', index)
      const base = { id: String(FIRST_ID + index), key, exhibitionId, rank, now }
      const show = shown[rank]
      if (show) {
        const { hall, stand, tagIds, foundedYear, company, familyId } = show
        const editions = rank === 0 ? HEAD_EDITIONS : undefined
        const place = { ...base, hall, stand, tagIds, foundedYear, ...(editions && { editions }) }
        rows.push(new ExhibitorRow(place, company, familyOf(familyId)))
        continue
      }
      const family = families[rank - shown.length] ?? familyOf('machine')
      const tagIds = randomItems(family.tagIds, randomInt(key, 10, 2, 3), key, 11)
      const foundedYear = now.getUTCFullYear() - 1 - Math.floor(3 + randomNumber(key, 12) ** 2 * 70)
      const isNew = chance(key, 13, 0.06)
      rows.push(
        new ExhibitorRow(
          {
            ...base,
            hall: family.hall,
            stand: standIn(family.hall),
            tagIds: isNew ? [...tagIds, 'first-time'] : tagIds,
            foundedYear,
          },
          nameCompany(family.id, index),
          family,
        ),
      )
    }
  }
  return rows
}
