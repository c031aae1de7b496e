import { LANGUAGES, type Language } from '@fair/contract/rules/language.ts'
import type { SearchKind } from '@fair/contract/search.ts'
import { type Corpus, createCorpus } from '@fair/search/corpus.ts'
import type { SearchDocument } from '@fair/search/document.ts'
import { exhibitDocument, exhibitorDocument, newsDocument, withOwnerNames } from '@fair/search/documents.ts'
import { hanFold } from '@fair/search/fold.ts'
import type { Catalogue } from './catalogue.ts'
import type { Database } from './db/database.ts'
import type { Entities } from './entities.ts'
import { hanVariants } from './han-variants.ts'
import { namesRead } from './search-text.ts'
import type { Fair, Labelled } from './seed/types.ts'

/** Items of one kind with their searchable texts. */
export interface SearchedKind {
  readonly ids: readonly string[]
  readonly corpus: Corpus
}

/**
 * The search corpora of the fair's larger kinds: created on the first search in a language, and cached until something
 * changes.
 */
export interface SearchCorpora {
  of(exhibitionId: string, language: Language): ReadonlyMap<SearchKind, SearchedKind>
  /** Caches other data made from an exhibition and a language at a moment. */
  once<T>(key: string, make: () => T): T
  forget(): void
}

/** The number of languages and exhibitions whose smaller kinds are cached. */
const MAX_MOMENTS = 8

interface Sources {
  readonly db: Database
  readonly fair: Fair
  readonly entities: Entities
  readonly catalogue: Catalogue
}

const folds = new WeakMap<ReadonlyMap<string, string>, (text: string) => string>()

/** How texts of the fair are compared. */
export function fairFold(): (text: string) => string {
  const variants = hanVariants()
  const fold = folds.get(variants) ?? hanFold(variants)
  folds.set(variants, fold)
  return fold
}

/** Documents as a corpus, with the readings of names in their language. */
export function corpusOf(documents: readonly SearchDocument[], language: Language): Corpus {
  let read: readonly string[] | undefined
  return createCorpus(documents, fairFold(), () => {
    read ??= documents.map(({ title, by }) => namesRead([title, by], language))
    return read
  })
}

export function createSearchCorpora({ db, fair, entities, catalogue }: Sources): SearchCorpora {
  const made = new Map<string, ReadonlyMap<SearchKind, SearchedKind>>()
  const stored = new Map<string, unknown>()

  /** Names by id, in each language. */
  const namesOf = (table: 'exhibit' | 'exhibitor', exhibitionId: string) => {
    const names = new Map(LANGUAGES.map((language) => [language, new Map<string, string>()]))
    const sql = `SELECT id, language, name FROM ${table}_text JOIN ${table} USING (id) WHERE exhibition_id = ?`
    for (const row of db.all<{ id: string; language: Language; name: string }>(sql, exhibitionId)) {
      names.get(row.language)?.set(row.id, row.name)
    }
    return {
      in: (id: string, language: Language) => names.get(language)?.get(id) ?? '',
      besides: (id: string, language: Language) =>
        LANGUAGES.filter((other) => other !== language).map((other) => names.get(other)?.get(id) ?? ''),
    }
  }

  const make = (exhibitionId: string, language: Language): ReadonlyMap<SearchKind, SearchedKind> => {
    const labelsOf = (table: readonly Labelled[]) => {
      const labels = new Map(table.map(({ value, label }) => [value, label(language)]))
      return (value: string) => labels.get(value) ?? ''
    }
    const [tag, category] = [labelsOf(fair.tags), labelsOf(fair.categories)]
    const makers = namesOf('exhibitor', exhibitionId)
    const exhibitorIds = catalogue.exhibitors(exhibitionId).ids
    const exhibitors = exhibitorIds.map((id) => {
      const full = entities.toExhibitorSummary(id, language)
      if (!full) throw new Error(`No exhibitor ${id}`)
      return exhibitorDocument({ ...full, otherNames: makers.besides(id, language) })
    })
    const exhibitNames = namesOf('exhibit', exhibitionId)
    const rows = new Map(fair.exhibits.map((each) => [each.id, each]))
    const booths = new Map(fair.exhibitors.map(({ id, hall, stand }) => [id, { hall, stand }]))
    const exhibitIds = catalogue.exhibits(exhibitionId).ids
    const exhibits = exhibitIds.map((id) => {
      const row = rows.get(id)
      const booth = row && booths.get(row.exhibitorId)
      if (!row || !booth) throw new Error(`No exhibit ${id}`)
      return exhibitDocument({
        exhibitsName: exhibitNames.in(id, language),
        exhibitorName: makers.in(row.exhibitorId, language),
        booth,
        otherNames: exhibitNames.besides(id, language),
        tags: row.tagIds.map((value) => ({ tagName: tag(value) })),
        categoryName: category(row.categoryId),
        parentCategoryName: category(row.parentCategoryId),
      })
    })
    const newsIds = catalogue.news(exhibitionId).ids
    const news = newsIds.map((id) => {
      const complete = entities.news(id, language)
      if (!complete) throw new Error(`No news ${id}`)
      return newsDocument(complete)
    })
    return new Map<SearchKind, SearchedKind>([
      ['EXHIBIT', { ids: exhibitIds, corpus: corpusOf(withOwnerNames(exhibits, exhibitors), language) }],
      ['EXHIBITOR', { ids: exhibitorIds, corpus: corpusOf(exhibitors, language) }],
      ['INFORMATION', { ids: newsIds, corpus: corpusOf(news, language) }],
    ])
  }

  return {
    of: (exhibitionId, language) => {
      const key = `${exhibitionId} ${language}`
      const before = made.get(key) ?? make(exhibitionId, language)
      made.set(key, before)
      return before
    },
    once: <T>(key: string, make: () => T): T => {
      const before = stored.get(key)
      if (before !== undefined) return before as T
      const value = make()
      stored.set(key, value)
      for (const old of [...stored.keys()].slice(0, -MAX_MOMENTS)) stored.delete(old)
      return value
    },
    forget: () => {
      made.clear()
      stored.clear()
    },
  }
}
