import type { Exhibit as ExhibitEntity, Figure, Tag } from '../../contract/catalogue.ts'
import type { Language } from '../../rules/language.ts'
import type { MediaPicture, View } from '../media/address.ts'
import { exhibitPicture, VIEWS } from '../media/address.ts'
import { minutesBefore } from './calendar.ts'
import { chance, draw, drawInt, drawOf, drawSome, itemAt, keyOf, shuffled } from './draw.ts'
import type { ExhibitorRow } from './exhibitors.ts'
import type { Family, Kind } from './family.ts'
import { downloadsOf } from './prose/downloads.ts'
import { descriptionOf, summaryOf } from './prose/exhibit.ts'
import { placeName } from './regions.ts'
import type { ShowcaseExhibit } from './showcase/exhibits.ts'
import { SHOWCASE_EXHIBITS } from './showcase/exhibits.ts'
import type { Spec, SpecValue } from './spec.ts'
import { numberOf, specValue, withUnit } from './spec.ts'
import { pictureSeedFor } from './subject.ts'
import type { TagId } from './tags.ts'
import { TAGS } from './tags.ts'
import type { Column, Text } from './text.ts'
import { capitalised, columnOf, say } from './text.ts'
import type { SeededExhibit } from './types.ts'

const FIRST_ID = 800001

interface Article {
  readonly id: string
  readonly key: number
  readonly kind: Kind
  readonly rank: number
  readonly now: Date
}

/** The salts of a family's specs: their places, so that a value is the same wherever it is told. */
const salts = new WeakMap<Family, ReadonlyMap<string, number>>()
function saltOf(family: Family, name: string): number {
  let known = salts.get(family)
  if (!known) {
    const names = Object.keys(family.specs)
    const follows = (own: string) => {
      const spec = family.specs[own]
      return spec?.type === 'number' && spec.follows !== undefined ? spec.follows : own
    }
    known = new Map(names.map((own) => [own, 100 + names.indexOf(follows(own))]))
    salts.set(family, known)
  }
  return known.get(name) ?? 0
}

export const categoryIdOf = (family: Family, kind: Kind): string => `${family.id}-${kind.id}`

/** An exhibit: its row, and what its texts are composed of. */
export class Exhibit implements SeededExhibit {
  readonly id: string
  readonly rank: number
  readonly updateTime: string
  readonly exhibitor: ExhibitorRow
  readonly kind: Kind
  readonly key: number
  readonly product: Text
  readonly modifier: Text | null
  readonly model: string
  readonly showcase: ShowcaseExhibit | null
  #pictures: readonly MediaPicture[] | undefined

  constructor(exhibitor: ExhibitorRow, { id, key, kind, rank, now }: Article, model: string, show?: ShowcaseExhibit) {
    this.id = id
    this.rank = rank
    this.key = key
    this.exhibitor = exhibitor
    this.kind = kind
    this.product = drawOf(kind.products, key, 1)
    this.modifier = chance(key, 2, 0.45) ? drawOf(kind.modifiers, key, 3) : null
    this.model = model
    this.showcase = show ?? null
    this.updateTime = minutesBefore(now, 30 + draw(key, 4) * 60 * 24 * 40)
  }

  get family(): Family {
    return this.exhibitor.family
  }
  get exhibitionId(): string {
    return this.exhibitor.exhibitionId
  }
  get exhibitorId(): string {
    return this.exhibitor.id
  }
  get categoryId(): string {
    return categoryIdOf(this.family, this.kind)
  }
  get parentCategoryId(): string {
    return this.family.id
  }
  get regionCode(): string {
    return this.exhibitor.regionCode
  }
  get hall(): string {
    return this.exhibitor.hall
  }
  get tagIds(): readonly TagId[] {
    return drawSome(this.family.tagIds, drawInt(this.key, 5, 1, 3), this.key, 6)
  }

  name(language: Language): string {
    return this.nameIn(columnOf(language))
  }

  nameIn(column: Column): string {
    if (this.showcase) return this.showcase.name[column]
    const space = column === 1 || column === 3 ? ' ' : ''
    const noun = this.modifier ? this.modifier[column] + space + this.product[column] : this.product[column]
    return this.family.modelFirst ? `${this.model} ${noun}` : `${capitalised(noun)} ${this.model}`
  }

  /** The seed of its pictures: its id, with a letter where the bare id would show another thing of the motif. */
  get pictureSeed(): string {
    return this.showcase?.picture ?? pictureSeedFor(this.family.motif, this.kind.subject, this.id)
  }

  /** Its pictures from the four camera positions, made once: they are the same in every language. */
  get pictures(): readonly MediaPicture[] {
    const { motif } = this.family
    this.#pictures ??= VIEWS.map((view) => exhibitPicture(motif, this.pictureSeed, view, this.showcase?.palette))
    return this.#pictures
  }

  picture(view: View): MediaPicture {
    return itemAt(this.pictures, view)
  }

  /** The spec of a name; undefined where the family has none. */
  spec(name: string): Spec | undefined {
    return this.family.specs[name]
  }

  value(name: string, column: Column): SpecValue {
    const spec = this.spec(name)
    return spec ? specValue(spec, this.key, saltOf(this.family, name), column) : { value: '', unit: '' }
  }

  /** "650 mm". */
  told(name: string, column: Column): string {
    return withUnit(this.value(name, column), column)
  }

  /** The line under the name on a card. */
  keyFigures(column: Column): string {
    if (this.showcase) return this.showcase.keyFigures[column]
    return this.kind.specs
      .slice(0, 2)
      .map((name) => {
        const spec = this.spec(name)
        return !spec || spec.isBare ? this.told(name, column) : `${spec.label[column]} ${this.told(name, column)}`
      })
      .join(' · ')
  }

  figures(column: Column): Figure[] {
    return this.kind.specs.slice(0, 3).map((name) => {
      return { label: this.spec(name)?.label[column] ?? '', ...this.value(name, column) }
    })
  }

  rows(names: readonly string[], column: Column): { label: string; value: string }[] {
    return names.map((name) => ({ label: this.spec(name)?.label[column] ?? '', value: this.told(name, column) }))
  }

  specifications(column: Column): { groupName: string; rows: { label: string; value: string }[] }[] {
    const { kind, family } = this
    const hidden = new Set([...kind.specs, ...(kind.without ?? [])])
    return [
      { groupName: family.performance[column], rows: this.rows(kind.specs, column) },
      ...family.groups.map(({ name, rows }) => ({
        groupName: name[column],
        rows: this.rows(
          rows.filter((row) => !hidden.has(row)),
          column,
        ),
      })),
    ].filter(({ rows }) => rows.length > 0)
  }

  tags(language: Language): Tag[] {
    return this.tagIds.map((tagId) => ({ tagId, tagName: say(TAGS[tagId], language) }))
  }

  compose(language: Language): ExhibitEntity {
    const column = columnOf(language)
    const { exhibitor, family, kind } = this
    const { company } = exhibitor
    const own = {
      exhibitorId: exhibitor.id,
      exhibitorName: company.name[column],
      booth: { hall: exhibitor.hall, stand: exhibitor.stand },
    }
    return {
      exhibitsId: this.id,
      exhibitsName: this.nameIn(column),
      picture: this.picture(0),
      keyFigures: this.keyFigures(column),
      ...own,
      categoryId: this.categoryId,
      regionCode: exhibitor.regionCode,
      updateTime: this.updateTime,
      pictures: [...this.pictures],
      tags: this.tags(language),
      categoryName: kind.name[column],
      parentCategoryId: family.id,
      parentCategoryName: family.category[column],
      summary: summaryOf(this, column),
      figures: this.figures(column),
      specifications: this.specifications(column),
      description: descriptionOf(this, column),
      downloads: downloadsOf(this, column),
      favouriteCount: Math.floor(draw(this.key, 7) ** 3 * 240),
      exhibitor: {
        ...own,
        localName: company.localName,
        localLanguage: company.localLanguage,
        logo: exhibitor.logo,
        regionName: placeName(company.town)[column],
        industryName: family.industry[column],
        exhibitsCount: exhibitor.exhibits.length,
        foundedYear: exhibitor.foundedYear,
        editions: exhibitor.editions,
        staffOnline: exhibitor.staffOnline,
      },
    }
  }
}

/** How many exhibits each exhibitor shows: at least three where there are enough, some many more. */
function countsFor(exhibitors: readonly ExhibitorRow[], total: number): number[] {
  const least = Math.min(3, Math.floor(total / Math.max(1, exhibitors.length)))
  const weights = exhibitors.map(({ key, rank, exhibitionId }) => {
    const boost = exhibitionId === '2001' && rank < 20 ? 0.6 : 0
    return draw(key, 30) ** 3 + boost
  })
  const sum = weights.reduce((a, b) => a + b, 0) || 1
  const spare = total - least * exhibitors.length
  let owed = 0
  let given = 0
  return weights.map((weight) => {
    owed += (spare * weight) / sum
    const extra = Math.round(owed) - given
    given += extra
    return least + extra
  })
}

/** What follows a model of a name that is taken: a version, and at last a number. */
const VERSIONS = ['', 'S', 'E', 'L', 'P', 'H', 'X', 'N', 'T', 'V', 'C', 'K']
const versionOf = (attempt: number): string => VERSIONS[attempt] ?? `/${attempt - VERSIONS.length + 2}`

function modelOf(exhibitor: ExhibitorRow, kind: Kind, key: number): string {
  const { family, company } = exhibitor
  const spec = kind.numberedBy === undefined ? undefined : family.specs[kind.numberedBy]
  const number = spec ? numberOf(spec, key, saltOf(family, kind.numberedBy ?? '')) : drawInt(key, 8, 12, 98) * 10
  return `${company.letter}${kind.series}-${number < 10 ? number : Math.round(number)}`
}

/** All exhibits, hung into their exhibitors; ranked within their exhibition, the showcase first. */
export function makeExhibits(seed: string, exhibitors: readonly ExhibitorRow[], total: number, now: Date): Exhibit[] {
  const counts = countsFor(exhibitors, total)
  const slots = exhibitors.flatMap((exhibitor, index) => Array.from({ length: counts[index] ?? 0 }, () => exhibitor))
  const ranked = new Map<string, number>()
  const nextRank = (exhibitionId: string): number => {
    const rank = ranked.get(exhibitionId) ?? 0
    ranked.set(exhibitionId, rank + 1)
    return rank
  }
  const used = new Set<string>()
  const exhibits: Exhibit[] = []
  const add = (exhibitor: ExhibitorRow, kind: Kind, show?: ShowcaseExhibit) => {
    const index = exhibits.length
    const key = keyOf(seed, 'exhibit', index)
    const id = String(FIRST_ID + index)
    const article = { id, key, kind, now, rank: nextRank(exhibitor.exhibitionId) }
    const model = modelOf(exhibitor, kind, key)
    for (let attempt = 0; ; attempt += 1) {
      const exhibit = new Exhibit(exhibitor, article, model + versionOf(attempt), show)
      const name = `${exhibitor.exhibitionId} ${exhibit.nameIn(1)}`
      if (used.has(name)) continue
      used.add(name)
      exhibits.push(exhibit)
      exhibitor.exhibits.push(exhibit)
      return
    }
  }
  const spent = new Map<ExhibitorRow, number>()
  for (const show of SHOWCASE_EXHIBITS) {
    const exhibitor = exhibitors[show.exhibitor]
    const kind = exhibitor?.family.kinds.find(({ id }) => id === show.kindId)
    if (!exhibitor || !kind || exhibitor.exhibitionId !== '2001' || exhibits.length >= total) continue
    const done = spent.get(exhibitor) ?? 0
    if (done >= slots.filter((one) => one === exhibitor).length) continue
    spent.set(exhibitor, done + 1)
    add(exhibitor, kind, show)
  }
  for (const exhibitor of shuffled(slots, keyOf(seed, 'order'))) {
    const left = spent.get(exhibitor) ?? 0
    if (left > 0) {
      spent.set(exhibitor, left - 1)
      continue
    }
    const key = keyOf(seed, 'exhibit', exhibits.length)
    add(exhibitor, drawOf(exhibitor.family.kinds, key, 9))
  }
  return exhibits
}
