import type { Figure, Tag } from '@fair/contract/catalogue.ts'
import type { Language } from '@fair/contract/rules/language.ts'
import type { MediaPicture, View } from '../media/address.ts'
import { exhibitPicture, VIEWS } from '../media/address.ts'
import type { Exhibit as ExhibitEntity, ExhibitSummary } from '../sent.ts'
import { minutesBefore } from './calendar.ts'
import type { ExhibitorRow } from './exhibitors.ts'
import type { Family, Kind } from './family.ts'
import { downloadsOf } from './prose/downloads.ts'
import { descriptionOf, summaryOf } from './prose/exhibit.ts'
import { chance, itemAt, randomInt, randomItem, randomItems, randomNumber } from './random.ts'
import { placeName } from './regions.ts'
import type { ShowcaseExhibit } from './showcase/exhibits.ts'
import type { Spec, SpecValue } from './spec.ts'
import { givenValue, specValue, withUnit } from './spec.ts'
import { pictureSeedFor } from './subject.ts'
import type { TagId } from './tags.ts'
import { TAGS } from './tags.ts'
import type { Column, Text } from './text.ts'
import { capitalised, columnOf, say, uncapitalised } from './text.ts'
import type { SeededExhibit } from './types.ts'

export interface Article {
  readonly id: string
  readonly key: number
  readonly kind: Kind
  readonly rank: number
  readonly now: Date
}

/** The salts of a family's specs: their positions, so that a value is the same wherever it is used. */
const salts = new WeakMap<Family, ReadonlyMap<string, number>>()
export function saltOf(family: Family, name: string): number {
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

/** An exhibit: its row, and the sources of its texts. */
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
  readonly #pictures = new Map<View, MediaPicture>()

  constructor(exhibitor: ExhibitorRow, { id, key, kind, rank, now }: Article, model: string, show?: ShowcaseExhibit) {
    this.id = id
    this.rank = rank
    this.key = key
    this.exhibitor = exhibitor
    this.kind = kind
    this.product = show ? itemAt(kind.products, show.product) : randomItem(kind.products, key, 1)
    this.modifier = chance(key, 2, 0.45) ? randomItem(kind.modifiers, key, 3) : null
    this.model = model
    this.showcase = show ?? null
    this.updateTime = minutesBefore(now, 30 + randomNumber(key, 4) * 60 * 24 * 40)
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
    if (this.showcase?.written) return this.showcase.written.tagIds
    return randomItems(this.family.tagIds, randomInt(this.key, 5, 1, 3), this.key, 6)
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

  /**
   * The seed of its pictures: its id, with a letter appended if the bare id would show another subject of the motif.
   */
  get pictureSeed(): string {
    return this.showcase?.picture ?? pictureSeedFor(this.family.motif, this.kind.subject, this.id)
  }

  /** Its pictures from the four camera positions. */
  get pictures(): readonly MediaPicture[] {
    return VIEWS.map((view) => this.picture(view))
  }

  /** The name inside a sentence: "the dual-battery seeding drone ST-20". */
  nameInSentence(column: Column): string {
    const name = this.nameIn(column)
    return column === 1 && !this.showcase && !this.family.modelFirst ? uncapitalised(name) : name
  }

  /** Created once: a picture is the same in every language. */
  picture(view: View): MediaPicture {
    const made = this.#pictures.get(view)
    if (made) return made
    const picture = exhibitPicture(this.family.motif, this.pictureSeed, view, this.showcase?.palette)
    this.#pictures.set(view, picture)
    return picture
  }

  /** The spec with a name; undefined if the family has none. */
  spec(name: string): Spec | undefined {
    return this.family.specs[name]
  }

  value(name: string, column: Column): SpecValue {
    const spec = this.spec(name)
    if (!spec) return { value: '', unit: '' }
    const given = this.showcase?.fixed[name]
    return given === undefined
      ? specValue(spec, this.key, saltOf(this.family, name), column)
      : givenValue(spec, given, column)
  }

  /** "650 mm". */
  valueText(name: string, column: Column): string {
    return withUnit(this.value(name, column), column)
  }

  /** The line under the name on a card. */
  keyFigures(column: Column): string {
    if (this.showcase) return this.showcase.keyFigures[column]
    return this.kind.specs
      .slice(0, 2)
      .map((name) => {
        const spec = this.spec(name)
        return !spec || spec.isBare
          ? this.valueText(name, column)
          : `${spec.label[column]} ${this.valueText(name, column)}`
      })
      .join(' · ')
  }

  figures(column: Column): Figure[] {
    const { written } = this.showcase ?? {}
    if (written) return written.figures.map(([label, value, unit]) => ({ label: label[column], value, unit }))
    return this.kind.specs.slice(0, 3).map((name) => {
      return { label: this.spec(name)?.label[column] ?? '', ...this.value(name, column) }
    })
  }

  rows(names: readonly string[], column: Column): { label: string; value: string }[] {
    return names.map((name) => ({ label: this.spec(name)?.label[column] ?? '', value: this.valueText(name, column) }))
  }

  specifications(column: Column): { groupName: string; rows: { label: string; value: string }[] }[] {
    const { written } = this.showcase ?? {}
    if (written) {
      return written.groups.map(({ name, rows }) => ({
        groupName: name[column],
        rows: rows.map(([label, value]) => ({ label: label[column], value: value[column] })),
      }))
    }
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

  /** Its exhibitor and booth. */
  owner(column: Column): Pick<ExhibitEntity, 'exhibitorId' | 'exhibitorName' | 'booth'> {
    const { id, company, hall, stand } = this.exhibitor
    return { exhibitorId: id, exhibitorName: company.name[column], booth: { hall, stand } }
  }

  summarise(language: Language): ExhibitSummary {
    const column = columnOf(language)
    return {
      exhibitsId: this.id,
      exhibitsName: this.nameIn(column),
      picture: this.picture(0),
      keyFigures: this.keyFigures(column),
      ...this.owner(column),
      categoryId: this.categoryId,
      regionCode: this.exhibitor.regionCode,
      updateTime: this.updateTime,
    }
  }

  compose(language: Language): ExhibitEntity {
    const column = columnOf(language)
    const { exhibitor, family, kind } = this
    const { company } = exhibitor
    return {
      ...this.summarise(language),
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
      favouriteCount: Math.floor(randomNumber(this.key, 7) ** 3 * 240),
      exhibitor: {
        ...this.owner(column),
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
