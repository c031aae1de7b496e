// The estimated cost of a sharded build of a very large fair, from the costs of two smaller ones (npm run bench:scale).

/** The cost of a shard, its languages one after the other in one process. Times in CPU seconds, except `seconds`. */
export interface Cost {
  readonly exhibits: number
  readonly shard: string
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
 * All shards read all lists and plan all pages: that grows with the fair. A shard renders only its part, and its memory
 * depends only on that: exhibits are in a file (content/stored-rows.ts), and of exhibitors the process has only listed
 * fields.
 */
interface Growth {
  /** For a process without any records. */
  readonly fixedSeconds: number
  readonly fixedMb: number
  /** Per 1,000 records (exhibits and exhibitors, in one language) of the whole fair. */
  readonly loadMs: number
  readonly planMs: number
  /** Per page of the shard. */
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
 * MB per exhibitor in one language, and per page of the shard, measured as heap without garbage. They cannot be derived
 * from the peaks of two fairs: in a small one SQLite's pages and V8's garbage grow up to their limits.
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
/** USD, rounded: one cloud core for an hour; 1,000 writes or copies of objects. */
const CORE_HOUR = 0.04
const THOUSAND_WRITES = 0.005
/** With 32 at once, as in npm run release, at 30 ms each. */
const WRITES_A_SECOND = 1000

/**
 * A complete build of a fair in shards, each on a machine with one core per language.
 *
 * @param head exhibits that are prerendered; npm run serve:tail renders the others
 */
export function planFor(
  { exhibits, exhibitors, languages }: LargeFair,
  growth: Growth,
  machines: number,
  head: number,
) {
  const lists = Math.ceil(exhibits / LIST_PAGE) + Math.ceil(exhibitors / LIST_PAGE)
  const pages = (Math.min(head, exhibits) + exhibitors + lists) * languages
  // For one language, as one process has them.
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
