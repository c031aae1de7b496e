import { FACET_OF, LIST_FACETS, LIST_SORTS } from '@fair/contract/lists.ts'
import { readChoice } from '@fair/contract/rules/specification-choice.ts'
import { parseTime } from '@fair/contract/rules/time.ts'
import type { Platform } from './platform.ts'
import { type Finding, type Listed, listed, type Row, type Rule } from './rule.ts'

/** Public lists with pages. */
const LISTS = Object.keys(LIST_FACETS)
const SMALL = 2
/** Lists whose facets are returned by another call (Spec 4). */
const FILTERED: Readonly<Record<string, string>> = { 'group.basic': 'group.filtered' }
/** Number of facet values that are requested: the rest would show the same. */
const VALUES = 2

/** A record's id: `_id` or `id`, else the first field whose name ends in `Id`. */
const keyOf = (record: Row) =>
  String(record['_id'] ?? record['id'] ?? Object.entries(record).find(([name]) => name.endsWith('Id'))?.[1])
const keysOf = ({ records }: Listed) => records.map(keyOf)

/** Checks each list that has enough records for a check. */
async function overLists(
  platform: Platform,
  names: readonly string[],
  least: number,
  find: (name: string, first: Listed) => Promise<readonly string[]>,
): Promise<Finding> {
  const faults: string[] = []
  let seen = 0
  for (const name of names) {
    const first = await listed(platform, name, { pageNum: 1, pageSize: SMALL })
    if (!first || first.total < least) continue
    seen += 1
    for (const fault of await find(name, first)) faults.push(`${name}: ${fault}`)
  }
  return seen === 0 ? { skipped: `no list has ${least} records` } : faults
}

const paging: Rule = {
  name: 'paging',
  requirement: 'the first two pages of each list, and one far beyond its end',
  level: 'must',
  loses: 'the records beyond a list’s first page, or sees them twice',
  find: (platform) =>
    overLists(platform, LISTS, SMALL * 2, async (name, first) => {
      const request = (pageNum: number) => listed(platform, name, { pageNum, pageSize: SMALL })
      const [second, beyond] = [await request(2), await request(first.total + 1)]
      const before = new Set(keysOf(first))
      return [
        first.records.length !== SMALL && `pageSize ${SMALL} returns ${first.records.length} records`,
        !second && 'page 2 is not answered',
        second?.total !== first.total && `total is ${first.total} on page 1 and ${second?.total} on page 2`,
        second && keysOf(second).some((key) => before.has(key)) && 'page 2 has records of page 1',
        beyond?.records.length !== 0 && 'a page beyond the end is not empty',
      ].filter((each) => each !== false && each !== undefined)
    }),
}

const totals: Rule = {
  name: 'totals',
  requirement: 'each list without pages (pageSize 0), if it has at most 500 records',
  level: 'should',
  loses: 'the correct number of results, and the last pages',
  find: (platform) =>
    overLists(platform, LISTS, 1, async (name, { total }) => {
      if (total > 500) return []
      const all = await listed(platform, name, { pageSize: 0 })
      const different = new Set(all ? keysOf(all) : []).size
      return different === total ? [] : [`total is ${total}, but ${different} records are returned`]
    }),
}

const facets: Rule = {
  name: 'facets',
  requirement:
    'each list with a value of each of its facets: as many records as the facet counts, and never more than without it',
  level: 'must',
  loses: 'filters: they show too much, or not the announced number',
  find: (platform) =>
    overLists(platform, LISTS, 1, async (name, first) => {
      const faults: string[] = []
      for (const facet of LIST_FACETS[name] ?? []) {
        for (const { value, count } of (first.facets[facet] ?? []).filter((each) => each.count > 0).slice(0, VALUES)) {
          const chosen = await listed(platform, FILTERED[name] ?? name, {
            [facet]: [value],
            pageNum: 1,
            pageSize: SMALL,
          })
          if (!chosen) faults.push(`${facet}=${value} is not answered`)
          else if (chosen.total > first.total)
            faults.push(`${facet}=${value} raises the total from ${first.total} to ${chosen.total}`)
          else if (chosen.total !== count) faults.push(`${facet}=${value} counts ${count} but returns ${chosen.total}`)
        }
      }
      return faults
    }),
}

/** Facets that belong to a value of another one: requested with the value that most records have. */
const specifications: Rule = {
  name: 'specifications',
  requirement: 'each list of exhibits in its largest category, and with values of the category’s specifications',
  level: 'optional',
  loses: 'filters by specification, such as ranges of travel or speed',
  find: (platform) =>
    overLists(
      platform,
      LISTS.filter((name) => Object.keys(FACET_OF).some((facet) => LIST_FACETS[name]?.includes(facet))),
      1,
      async (name, first) => {
        const [category] = [...(first.facets['category'] ?? [])].sort((a, b) => b.count - a.count)
        if (!category) return []
        const within = { category: [category.value], pageNum: 1, pageSize: SMALL }
        const listedIn = await listed(platform, name, within)
        const values = listedIn?.facets['specification'] ?? []
        if (!listedIn || values.length === 0) return [`category=${category.value} has no facet specification`]
        const unread = values.filter(({ value }) => readChoice(value) === null)
        const faults = unread.map(({ value }) => `specification=${value} is not a valid choice`)
        for (const { value, count } of values.filter((each) => each.count > 0).slice(0, VALUES * 2)) {
          const chosen = await listed(platform, name, { ...within, specification: [value] })
          if (chosen?.total !== count)
            faults.push(`specification=${value} counts ${count} but returns ${chosen?.total}`)
        }
        return faults
      },
    ),
}

const keyword: Rule = {
  name: 'keyword',
  requirement: 'each list with a keyword that matches nothing',
  level: 'must',
  loses: 'search: it returns records that do not match',
  find: (platform) =>
    overLists(
      platform,
      LISTS.filter((name) => name !== 'group.basic'),
      1,
      async (name) => {
        const found = await listed(platform, name, { keyword: 'zqxjkvbwpzqxj', pageSize: SMALL })
        return found?.total === 0 ? [] : [`a keyword that matches nothing returns ${found ? found.total : 'no answer'}`]
      },
    ),
}

/** The field that an order sorts by, and its direction. */
const ORDERS: Readonly<Record<string, { readonly by: string; readonly isFalling: boolean }>> = {
  NEW: { by: 'updateTime', isFalling: true },
  publish_time: { by: 'publishTime', isFalling: true },
}

const sorts: Rule = {
  name: 'sorts',
  requirement: 'each list in each of its sort orders',
  level: 'should',
  loses: 'the chosen order',
  find: (platform) =>
    overLists(platform, Object.keys(LIST_SORTS), 3, async (name) => {
      const faults: string[] = []
      for (const sort of Object.keys(LIST_SORTS[name] ?? {})) {
        const order = ORDERS[sort]
        const found = await listed(platform, name, { sort, pageNum: 1, pageSize: 50 })
        if (!found) faults.push(`sort=${sort} is not answered`)
        else if (order && !isSorted(found.records, order)) faults.push(`sort=${sort} is not sorted by ${order.by}`)
      }
      return faults
    }),
}

function isSorted(records: readonly Row[], { by, isFalling }: { by: string; isFalling: boolean }): boolean {
  // As texts, times with and without a fraction would be in another order.
  const values = records.map((record) => parseTime(String(record[by]))?.getTime() ?? Number.NaN)
  return values.every((value, index) => {
    const before = values[index - 1] ?? value
    return isFalling ? before >= value : before <= value
  })
}

/** The rules for the answers of lists. */
export const LIST_RULES: readonly Rule[] = [paging, totals, facets, specifications, keyword, sorts]
