import type { Language } from '@fair/contract/rules/language.ts'
import { load } from '../../data/load.ts'
import { coverPicture, exhibitPicture, type Media, type Motif, pictureOf } from '../../media/address.ts'
import type { Information } from '../../sent.ts'
import type { Calendar } from '../calendar.ts'
import { atFair, FAIR_ZONE } from '../calendar.ts'
import type { ExhibitorRow } from '../exhibitors.ts'
import { chance, keyOf, randomInt, randomItem } from '../random.ts'
import { placeInSentence } from '../regions.ts'
import type { Lookup } from '../template.ts'
import { escaped, fill } from '../template.ts'
import type { Column, Text } from '../text.ts'
import { capitalised, columnOf, spaced, uncapitalised } from '../text.ts'
import type { SeededNews } from '../types.ts'
import type { Day } from '../zone.ts'
import { addDays, dayIn, instantOf } from '../zone.ts'
import { type Article, COLUMNS, COMMITTEE, type ColumnId, NOVA_OFFICE } from './article.ts'

/** A story that applies to many exhibitors; its slots are filled with one of them and one of its exhibits. */
interface Story extends Pick<Article, 'columnId' | 'title' | 'summary' | 'body'> {
  /** Only for exhibitors that have taken part at least this many times. */
  readonly fewestEditions?: number
  /** Only for exhibitors in these industries: those whose goods can be sent as a free sample. */
  readonly industries?: readonly string[]
}

export const EXHIBITOR_STORIES: readonly Story[] = load('news/exhibitor-stories')

/** Whether a story applies to an exhibitor. */
const fits = (
  { fewestEditions = 0, industries }: Story,
  { editions, industryId }: { readonly editions: number; readonly industryId: string },
): boolean => editions >= fewestEditions && (industries?.includes(industryId) ?? true)

/** An article by the organiser, from the weeks before the fair. `picture`: by its motif, or as in its address. */
interface FairStory {
  readonly columnId: ColumnId
  readonly exhibitionId: string
  readonly picture: Motif | Media
  readonly title: Text
  readonly summary: Text
  readonly body: readonly Text[]
}

/** Newest first. */
export const FAIR_STORIES: readonly FairStory[] = load('news/fair-stories')

/** An article from the days of the fair: day from 0, 'HH:mm' at the venue. */
type Headline = Article & { readonly day: number; readonly time: string }

export const HEADLINES: readonly Headline[] = load('news/headlines').headlines.map(({ cover, ...article }) => ({
  ...article,
  cover: pictureOf(cover),
  source: COMMITTEE,
}))

const FIRST_ID = 7001
/** The number of days over which the exhibitors' news is spread. */
const NEWS_DAYS = 48
const NO_SLOTS: Lookup = () => ''

interface Draft {
  readonly exhibitionId: string
  readonly publishTime: string
  readonly article: Article
  lookup(column: Column): Lookup
}

function htmlOf(body: readonly Text[], said: (text: Text) => string): string {
  return body
    .map((paragraph) => {
      const text = escaped(said(paragraph))
      return text.startsWith('## ') ? `<h2>${text.slice(3)}</h2>` : `<p>${text}</p>`
    })
    .join('')
}

function seeded({ exhibitionId, publishTime, article, lookup }: Draft, index: number): SeededNews {
  const id = String(FIRST_ID + index)
  const { columnId } = article
  const compose = (language: Language): Information => {
    const column = columnOf(language)
    const look = lookup(column)
    const said = (text: Text) => capitalised(spaced(fill(text[column], look), column))
    return {
      informationId: id,
      title: said(article.title),
      summary: said(article.summary),
      cover: article.cover,
      publishTime,
      source: said(article.source),
      columnId,
      columnName: COLUMNS[columnId][column],
      updateTime: publishTime,
      content: htmlOf(article.body, said),
    }
  }
  return { id, exhibitionId, columnId, publishTime, compose }
}

/** A minute between nine and six on a day at the venue. */
function workingHour(day: Day, key: number): string {
  const minute = randomInt(key, 8, 9 * 60, 18 * 60)
  return instantOf(day, `${Math.floor(minute / 60)}:${minute % 60}`, FAIR_ZONE)
}

/** The editors' articles of the home page, at their hours of the fair. */
const headlineDrafts = (calendar: Calendar): Draft[] =>
  HEADLINES.map(({ day, time, ...article }) => ({
    exhibitionId: '2001',
    publishTime: atFair(calendar, day, time),
    article,
    lookup: () => NO_SLOTS,
  }))

/** Articles from the weeks before, each a few hours to a few days older than the previous one. */
function fairDrafts(count: number, calendar: Calendar, seed: string): Draft[] {
  const { firstDay } = calendar
  return FAIR_STORIES.slice(0, count).map(({ picture, exhibitionId, ...story }, index) => {
    const key = keyOf(seed, 'fair-news', index)
    const name = `news-${index}`
    const pictureFor = (motif: Motif) => (chance(key, 2, 0.5) ? coverPicture(motif, name) : exhibitPicture(motif, name))
    const cover = typeof picture === 'string' ? pictureFor(picture) : pictureOf(picture)
    return {
      exhibitionId,
      publishTime: workingHour(addDays(firstDay, -1 - Math.round(index * 1.1)), key),
      article: { ...story, cover, source: exhibitionId === '3001' ? NOVA_OFFICE : COMMITTEE },
      lookup: () => NO_SLOTS,
    }
  })
}

/** Articles of exhibitors about one of their exhibits, over the last seven weeks. */
function exhibitorDrafts(count: number, exhibitors: readonly ExhibitorRow[], now: Date, seed: string): Draft[] {
  const speakers = exhibitors.filter(({ exhibits, exhibitionId }) => exhibits.length > 0 && exhibitionId !== '2003')
  const today = dayIn(now, FAIR_ZONE)
  const seenNames = new Set<string>()
  const drafts: Draft[] = []
  for (let index = 0; drafts.length < count && index < count * 40 && speakers.length > 0; index += 1) {
    const key = keyOf(seed, 'exhibitor-news', index)
    const exhibitor = randomItem(speakers, key, 1)
    const exhibit = randomItem(exhibitor.exhibits, key, 2)
    const story = randomItem(EXHIBITOR_STORIES, key, 3)
    const mark = `${exhibitor.id} ${EXHIBITOR_STORIES.indexOf(story)}`
    if (seenNames.has(mark) || !fits(story, exhibitor)) continue
    seenNames.add(mark)
    const [first = '', second = ''] = exhibit.kind.specs
    drafts.push({
      exhibitionId: exhibitor.exhibitionId,
      publishTime: workingHour(addDays(today, -1 - Math.round((drafts.length * NEWS_DAYS) / count)), key),
      article: {
        ...story,
        cover: exhibit.picture(3),
        source: ['{who}', '{who}', '{who}', '{who}'],
      },
      lookup: (column) => {
        const labelOf = (name: string) => {
          const label = exhibit.spec(name)?.label[column] ?? ''
          return `${column === 1 ? uncapitalised(label) : label} ${exhibit.valueText(name, column)}`
        }
        const values: Readonly<Record<string, () => string>> = {
          who: () => exhibitor.company.name[column],
          place: () => placeInSentence(exhibitor.company.town)[column],
          exhibit: () => exhibit.nameInSentence(column),
          noun: () => exhibit.product[column],
          industry: () => exhibitor.family.industry[column],
          first: () => labelOf(first),
          second: () => labelOf(second),
          hall: () => exhibitor.hall,
          stand: () => exhibitor.stand,
          year: () => String(exhibitor.foundedYear),
          editions: () => String(exhibitor.editions),
        }
        return (name) => values[name]?.() ?? ''
      },
    })
  }
  return drafts
}

/** The news of all exhibitions, newest first. */
export function makeNews(
  seed: string,
  count: number,
  exhibitors: readonly ExhibitorRow[],
  calendar: Calendar,
  now: Date,
): SeededNews[] {
  const headlines = headlineDrafts(calendar).slice(0, count)
  const fair = fairDrafts(Math.ceil((count - headlines.length) / 2), calendar, seed)
  const others = exhibitorDrafts(count - headlines.length - fair.length, exhibitors, now, seed)
  return [...headlines, ...fair, ...others]
    .sort((a, b) => b.publishTime.localeCompare(a.publishTime))
    .map((draft, index) => seeded(draft, index))
}
