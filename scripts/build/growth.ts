// What a sharded build of a very large fair comes to, by what shares of two smaller ones have cost (npm run bench:scale).

/** What a share has cost, its languages one after the other in one process. Times in seconds, all but `seconds` of a processor. */
export interface Cost {
  readonly exhibits: number
  readonly share: string
  readonly pages: number
  readonly seconds: number
  readonly cpu: number
  readonly load: number
  readonly plan: number
  readonly render: number
  readonly peakMb: number
  readonly files: number
  readonly bytes: number
}

/**
 * All shares read all lists and plan all pages: that grows with the fair. What a share renders is its own part, and so is its
 * memory: exhibits are in a file (content/stored-rows.ts), of each exhibitor the process has what the list contains.
 */
interface Growth {
  /** Of a process without any records. */
  readonly fixedSeconds: number
  readonly fixedMb: number
  /** For 1,000 records (exhibits and exhibitors, in one language) of the whole fair. */
  readonly loadMs: number
  readonly planMs: number
  /** For a page of the share's own. */
  readonly pageMs: number
  readonly pageBytes: number
  readonly filesAPage: number
}

/** The languages of the sample fair. */
const LANGUAGES = 4
/** The sandbox's fairs have an exhibitor for every five exhibits. */
const exhibitorsOf = ({ exhibits }: Cost): number => exhibits * 0.2 * LANGUAGES
const recordsOf = ({ exhibits }: Cost): number => exhibits * 1.2 * LANGUAGES
/**
 * MB of an exhibitor in one language, and of a page of the share's own, as the heap tells them without garbage. Peaks of two
 * fairs do not tell them: of a small one SQLite's pages and V8's garbage grow up to what they may have.
 */
const EXHIBITOR_MB = 1.7 / 1024
const PAGE_MB = 9 / 1024

export function growthOf(small: Cost, large: Cost): Growth {
  const thousands = (recordsOf(large) - recordsOf(small)) / 1000
  const grows = (of: (cost: Cost) => number) => Math.max(0, (of(large) - of(small)) / thousands)
  const [loadMs, planMs] = [grows(({ load }) => load * 1000), grows(({ plan }) => plan * 1000)]
  const records = recordsOf(small) / 1000
  const pageMs = (large.render * 1000) / large.pages
  return {
    fixedSeconds: Math.max(0, small.cpu - (records * (loadMs + planMs) + small.pages * pageMs) / 1000),
    fixedMb: Math.max(0, large.peakMb - exhibitorsOf(large) * EXHIBITOR_MB - large.pages * PAGE_MB),
    ...{ loadMs, planMs, pageMs },
    pageBytes: large.bytes / large.pages,
    filesAPage: large.files / large.pages,
  }
}

export interface LargeFair {
  readonly exhibits: number
  readonly exhibitors: number
  readonly languages: number
}

/** Exhibits and exhibitors on a page of their lists. */
const LIST_PAGE = 40
/** USD, rounded: a core of a cloud's machine for an hour; 1,000 writes or copies of objects. */
const CORE_HOUR = 0.04
const THOUSAND_WRITES = 0.005
/** Of 32 at once, as npm run release has them, 30 ms each. */
const WRITES_A_SECOND = 1000

/**
 * A whole build of a fair in shares, each on a machine with a core for each language.
 *
 * @param head exhibits that are prerendered; npm run serve:tail has the others
 */
export function planFor(
  { exhibits, exhibitors, languages }: LargeFair,
  growth: Growth,
  machines: number,
  head: number,
) {
  const lists = Math.ceil(exhibits / LIST_PAGE) + Math.ceil(exhibitors / LIST_PAGE)
  const pages = (Math.min(head, exhibits) + exhibitors + lists) * languages
  // Of one language, as one process has it.
  const thousands = (exhibits + exhibitors) / 1000
  const own = pages / languages / machines
  const seconds = growth.fixedSeconds + (thousands * (growth.loadMs + growth.planMs) + own * growth.pageMs) / 1000
  const mb = growth.fixedMb + exhibitors * EXHIBITOR_MB + own * PAGE_MB
  return {
    head,
    machines,
    pages,
    minutes: seconds / 60,
    'GB a process': mb / 1024,
    'GB a machine': (languages * mb) / 1024,
    'GB of files': (pages * growth.pageBytes) / 1024 ** 3,
    'USD of machines': (machines * languages * seconds * CORE_HOUR) / 3600,
    'minutes of a release': (pages * growth.filesAPage) / WRITES_A_SECOND / 60,
    'USD of its requests': (pages * growth.filesAPage * THOUSAND_WRITES) / 1000,
  }
}
