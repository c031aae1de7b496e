import type { SearchKind } from '@fair/contract/search.ts'
import { SEARCH_FIELDS, type SearchDocument, searchDocument } from '@fair/search/document.ts'
import { EMPTY_RESULT, type SearchResult } from '@fair/search/result.ts'
import { type HiddenEntry, type IndexReadings, type Posting, placesIn, type ShownEntry } from '@fair/search/shards.ts'
import { RowsMissing, type SearchSource, type TitleTier, type Visit } from '@fair/search/source.ts'
import type { ReadyCore } from './index-core.ts'
import type { IndexFiles } from './index-files.ts'
import { readHidden, readPostings, readReadings, readShown } from './index-read.ts'
import { titleTiersBy } from './index-titles.ts'

const BOOTH = SEARCH_FIELDS.indexOf('booth')

/**
 * The index as read by one search. Missing parts that the search needs are recorded and fetched by `load`, and the
 * search is run again. Parts that cannot be loaded count as empty, and `isWhole` is then false.
 */
export class FetchedSource implements SearchSource<SearchKind> {
  readonly #core: ReadyCore
  readonly #files: IndexFiles
  /** Referenced here, so that another search cannot evict it from the cache meanwhile. */
  readonly #postings = new Map<number, readonly Posting[]>()
  #readings: IndexReadings | undefined
  readonly #shown = new Map<number, ShownEntry>()
  readonly #hidden = new Map<number, HiddenEntry>()
  readonly #missing = new Set<number>()
  #lacksReadings = false
  isWhole = true

  constructor(core: ReadyCore, files: IndexFiles) {
    this.#core = core
    this.#files = files
  }

  get fold() {
    return this.#core.fold
  }
  get ranges() {
    return this.#core.ranges
  }
  has(term: string) {
    return this.#core.words.has(term)
  }
  wordsWith(term: string) {
    return this.#core.words.with(term)
  }
  latin() {
    return this.#core.words.latin()
  }
  hasBooth(key: string) {
    return this.#core.booths.has(key)
  }
  *boothRows(key: string) {
    for (const entry of this.#core.booths.get(key) ?? []) {
      const rows: number[] = []
      for (const list of this.#posting(entry))
        if (list[0] === BOOTH) eachRow(list, list.length, (row) => rows.push(row))
      yield* rows
    }
  }
  hasReading(reads: (reading: string) => boolean) {
    return this.#allReadings().some(({ all }) => all.some(reads))
  }
  *readRows(reads: (reading: string) => boolean) {
    const found = new Set<number>()
    for (const column of this.#allReadings()) {
      const fitting = column.all.map(reads)
      for (const [row, place] of placesIn(column).entries()) if (fitting[place]) found.add(row)
    }
    yield* found
  }
  scan(term: string, isComplete: boolean, visit: Visit) {
    this.#core.words.each(term, (word, quality) => {
      if (isComplete && quality !== 3) return
      for (const list of this.#posting(word)) {
        const name = SEARCH_FIELDS[list[0] ?? 0] ?? 'text'
        // In title lists, the positions follow the rows.
        eachRow(list, name === 'title' ? 1 + (list.length - 1) / 2 : list.length, (row) => visit(row, name, quality))
      }
    })
  }
  titleTiers(phrase: string): (row: number) => TitleTier {
    return titleTiersBy(phrase, this.#core.words, (word) => this.#posting(word))
  }
  documentOf(row: number): SearchDocument | undefined {
    const shown = this.#shown.get(row)
    if (!shown) return undefined
    const { title, by = '', booth = null } = shown
    return searchDocument({ title, by, booth, ...this.#hidden.get(row) })
  }
  settle() {
    if (this.#missing.size > 0 || this.#lacksReadings) throw new RowsMissing()
  }

  /** Fetches the parts that were needed and are missing. */
  async load(): Promise<void> {
    const { postings, readings } = this.#files.manifest
    const needed = [...this.#missing]
    this.#missing.clear()
    const loading = needed.map(async (file) => {
      this.#postings.set(file, (await this.#tried(postings[file], readPostings)) ?? [])
    })
    if (this.#lacksReadings) {
      this.#lacksReadings = false
      const none = { all: [], rows: [] }
      loading.push(
        this.#tried(readings, readReadings).then((read) => {
          this.#readings = read ?? [none, none]
        }),
      )
    }
    await Promise.all(loading)
  }

  /** Fetches the visible data of rows, and the hidden data of those whose match must be explained. */
  async loadRows(rows: readonly number[], explained: readonly number[]): Promise<void> {
    const { shown, hidden } = this.#files.manifest
    await Promise.all([
      this.#rows(rows, this.#shown, (file) => this.#tried(shown[file], readShown)),
      this.#rows(explained, this.#hidden, (file) => this.#tried(hidden[file], readHidden)),
    ])
  }

  /** A row as it is shown; null if its data could not be loaded. */
  find(kind: SearchKind, row: number): SearchResult | null {
    const shown = this.#shown.get(row)
    return shown ? { ...EMPTY_RESULT, kind, ...shown } : null
  }

  async #rows<T>(rows: readonly number[], into: Map<number, T>, load: (file: number) => Promise<T[] | null>) {
    const { perFile } = this.#core
    const files = new Set(rows.filter((row) => !into.has(row)).map((row) => Math.floor(row / perFile)))
    await Promise.all(
      [...files].map(async (file) => {
        const entries = await load(file)
        for (const [at, entry] of entries?.entries() ?? []) into.set(file * perFile + at, entry)
      }),
    )
  }

  async #tried<T>(name: string | undefined, read: (value: unknown) => T): Promise<T | null> {
    try {
      if (name === undefined) throw new TypeError('The index names no such file')
      return await this.#files.load(name, read)
    } catch {
      this.isWhole = false
      return null
    }
  }

  #posting(entry: number): Posting {
    const file = this.#core.fileOf(entry)
    const name = this.#files.manifest.postings[file]
    const known = this.#postings.get(file) ?? (name === undefined ? undefined : this.#files.at<Posting[]>(name))
    if (!known) {
      this.#missing.add(file)
      return []
    }
    this.#postings.set(file, known)
    return known[entry - this.#core.startOf(file)] ?? []
  }

  #allReadings(): IndexReadings {
    this.#readings ??= this.#files.at<IndexReadings>(this.#files.manifest.readings)
    if (this.#readings) return this.#readings
    this.#lacksReadings = true
    throw new RowsMissing()
  }
}

/** Without copies or generators, as the most common words have thousands of rows. */
function eachRow(list: readonly number[], end: number, visit: (row: number) => void): void {
  let row = 0
  for (let at = 1; at < end; at += 1) {
    row += list[at] ?? 0
    visit(row)
  }
}
