import type { SearchKind } from '@fair/contract/search.ts'
import type {
  Column,
  HiddenEntry,
  IndexCore,
  IndexManifest,
  IndexReadings,
  IndexValues,
  Posting,
  ShownEntry,
} from '@fair/search/shards.ts'

/*
 * Readers for the files of the index. A truncated file, or another server's page, is rejected. Validated by hand, as
 * the schema library would be larger than the entire search.
 */

const refuse = (): never => {
  throw new TypeError('Not a file of the search index')
}
type Check<T> = (value: unknown) => value is T
const isText: Check<string> = (value): value is string => typeof value === 'string'
const isCount: Check<number> = (value): value is number => Number.isSafeInteger(value) && Number(value) >= 0
const isRecord: Check<Record<string, unknown>> = (value): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const listOf =
  <T>(is: Check<T>): Check<T[]> =>
  (value): value is T[] =>
    Array.isArray(value) && value.every(is)
const recordOf =
  <T>(is: Check<T>): Check<Record<string, T>> =>
  (value): value is Record<string, T> =>
    isRecord(value) && Object.values(value).every(is)
const isTexts = listOf(isText)
const isCounts = listOf(isCount)
const columnOf =
  <T>(is: Check<T>): Check<Column<T>> =>
  (value): value is Column<T> => {
    if (!isRecord(value)) return false
    const { all, rows } = value
    return listOf(is)(all) && isCounts(rows) && rows.every((row) => row <= all.length)
  }

const isManifest: Check<IndexManifest> = (value): value is IndexManifest =>
  isRecord(value) &&
  [value['at'], value['folder'], value['core'], value['readings']].every(isText) &&
  [value['postings'], value['shown'], value['hidden']].every(isTexts) &&
  recordOf(isText)(value['values'])

const isKind: Check<[SearchKind, number]> = (value): value is [SearchKind, number] =>
  Array.isArray(value) && value.length === 2 && isText(value[0]) && isCount(value[1])

const isCore: Check<IndexCore> = (value): value is IndexCore =>
  isRecord(value) &&
  [value['han'], value['words'], value['booths']].every(isText) &&
  listOf(isKind)(value['kinds']) &&
  isCounts(value['starts']) &&
  Number(value['perFile']) > 0

const isShown: Check<ShownEntry> = (value): value is ShownEntry =>
  isRecord(value) && isText(value['id']) && isText(value['title'])
const isHidden: Check<HiddenEntry> = (value): value is HiddenEntry => recordOf(isTexts)(value)

const isReadings: Check<IndexReadings> = (value): value is IndexReadings =>
  Array.isArray(value) && value.length === 2 && value.every(columnOf(isText))

const isValues: Check<IndexValues> = (value): value is IndexValues =>
  isRecord(value) && isRecord(value['labels']) && recordOf(columnOf(isTexts))(value['values'])

const reader =
  <T>(is: Check<T>) =>
  (value: unknown): T =>
    is(value) ? value : refuse()

/** Each throws for an invalid file. */
export const readManifest = reader(isManifest)
export const readCore = reader(isCore)
export const readPostings = reader<Posting[]>(listOf(listOf(isCounts)))
export const readShown = reader(listOf(isShown))
export const readHidden = reader(listOf(isHidden))
export const readReadings = reader(isReadings)
export const readValues = reader(isValues)
