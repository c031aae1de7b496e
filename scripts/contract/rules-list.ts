import * as z from 'zod/mini'
import type { Page } from '../../src/contract/endpoint.ts'
import { inputFor } from '../../src/sandbox/probe/inputs.ts'
import { isRead, type NamedCall } from '../../src/sandbox/probe/reads.ts'
import type { Answer, OpenPlatform } from './open.ts'
import type { Finding, Rule } from './rules.ts'

/** Records of a list that are read page by page to its end; of a longer one, the first two pages and what is beyond. */
const READ_WHOLE = 300
/** Pages that a list is read in: enough for one between the first and the last. */
const PAGES = 3
/** What no platform has anything of. */
const NONSENSE = 'qzxjkvwq'

type Read = { readonly page: Page<unknown> } | { readonly wrong: string }

/** Lists by pages; those of a visitor's own are read where there is a login. */
const listsOf = (calls: readonly NamedCall[]) =>
  calls.filter(({ name, endpoint }) => endpoint.reply.kind === 'page' && isRead(name, endpoint))

const takes = ({ endpoint }: NamedCall, field: string) =>
  field in (Object((z.toJSONSchema(endpoint.input) as { properties?: unknown }).properties) as object)

async function read(platform: OpenPlatform, call: NamedCall, more: object): Promise<Read | { skipped: string }> {
  if (call.endpoint.authed && platform.headers['Authorization'] === undefined) return { skipped: 'needs a login' }
  const made = inputFor(call.name, call.endpoint, platform.known, { words: { domainName: platform.options.domain } })
  if ('lacks' in made) return { skipped: `no ${made.lacks} came to light` }
  const answer = await platform.ask(call.endpoint, { ...made.input, ...more })
  return isAnswer(answer)
    ? { page: answer.data as Page<unknown> }
    : { wrong: `${JSON.stringify(more)} is ${answer.checked.verdict}: ${answer.checked.detail}` }
}

const isAnswer = ({ checked }: Answer) => checked.verdict === 'fits' || checked.verdict === 'read'

/** Pages are parts of one whole. */
async function paging(platform: OpenPlatform, call: NamedCall): Promise<Finding> {
  const first = await read(platform, call, { pageNum: 1, pageSize: 1 })
  if (!('page' in first)) return first
  const { total } = first.page
  if (total === 0) return { skipped: 'the list is empty' }
  if (first.page.records.length !== 1) return { wrong: `pageSize 1 gives ${first.page.records.length} records` }
  const pageSize = total <= READ_WHOLE ? Math.ceil(total / PAGES) : 10
  const last = Math.ceil(total / pageSize)
  const seen = new Set<string>()
  for (let pageNum = 1; pageNum <= (total <= READ_WHOLE ? last : 2); pageNum += 1) {
    const next = await read(platform, call, { pageNum, pageSize })
    if (!('page' in next)) return next
    const { records } = next.page
    const wanted = Math.min(pageSize, total - (pageNum - 1) * pageSize)
    if (records.length !== wanted) return { wrong: `page ${pageNum} has ${records.length} records, not ${wanted}` }
    if (next.page.total !== total) return { wrong: `total is ${next.page.total} on page ${pageNum}, ${total} before` }
    for (const record of records) seen.add(JSON.stringify(record))
    if (seen.size !== (pageNum - 1) * pageSize + wanted) return { wrong: `page ${pageNum} repeats a record` }
  }
  const beyond = await read(platform, call, { pageNum: last + 1, pageSize })
  if (!('page' in beyond)) return beyond
  return beyond.page.records.length === 0 ? null : { wrong: `page ${last + 1} of ${last} is not empty` }
}

/** A keyword takes away, and one that nothing has takes all. */
async function keyword(platform: OpenPlatform, call: NamedCall): Promise<Finding> {
  const whole = await read(platform, call, {})
  if (!('page' in whole)) return whole
  if (whole.page.total === 0) return { skipped: 'the list is empty' }
  const narrowed = await read(platform, call, { keyword: NONSENSE })
  if (!('page' in narrowed)) return narrowed
  const { total } = narrowed.page
  return total === 0 ? null : { wrong: `"${NONSENSE}" finds ${total} of ${whole.page.total}` }
}

/** The count beside a facet's value is what the list holds with it. */
async function facets(platform: OpenPlatform, call: NamedCall): Promise<Finding> {
  const whole = await read(platform, call, {})
  if (!('page' in whole)) return whole
  const named = Object.entries(whole.page.facets).flatMap(([facet, values]) => {
    const value = values.find(({ count }) => count > 0)
    return value && takes(call, facet) ? [{ facet, ...value }] : []
  })
  if (named.length === 0) return { skipped: 'no facet with a count' }
  for (const { facet, value, count } of named) {
    const narrowed = await read(platform, call, { [facet]: [value] })
    if (!('page' in narrowed)) return narrowed
    const { total } = narrowed.page
    if (total > whole.page.total) return { wrong: `${facet} ${value} widens ${whole.page.total} to ${total}` }
    if (total !== count) return { wrong: `${facet} ${value} says ${count}, the list has ${total}` }
  }
  return null
}

/** An order holds the same records. */
async function sorts(platform: OpenPlatform, call: NamedCall): Promise<Finding> {
  const whole = await read(platform, call, {})
  if (!('page' in whole)) return whole
  for (const sort of ['AZ', 'NEW']) {
    const sorted = await read(platform, call, { sort })
    if (!('page' in sorted)) return sorted
    const { total } = sorted.page
    if (total !== whole.page.total) return { wrong: `sort ${sort} has ${total} of ${whole.page.total}` }
  }
  return null
}

/** Rules for each list: its pages, and what it can be narrowed and ordered by. */
export function listRules(calls: readonly NamedCall[]): Rule[] {
  return listsOf(calls).flatMap((call): Rule[] => {
    const asked = `${call.endpoint.method} ${call.endpoint.path}`
    const rule = (area: string, what: string, loses: string, check: typeof paging): Rule => ({
      name: `${area}: ${call.name}`,
      asked: `${asked} ${what}`,
      level: 'should',
      loses,
      check: (platform) => check(platform, call),
    })
    const rules: Rule[] = []
    if (takes(call, 'pageNum'))
      rules.push(rule('paging', 'page by page', 'records that no page shows, or twice', paging))
    if (takes(call, 'keyword')) rules.push(rule('keyword', 'with a keyword', 'the search: it does not narrow', keyword))
    if (takes(call, 'sort')) rules.push(rule('sort', 'in each order', 'records in another order', sorts))
    rules.push(rule('facets', 'with a facet’s value', 'filters that keep what they say', facets))
    return rules
  })
}

const ID = /(?:^i|I|_i)ds?$/
const UNKNOWN = 'no-such-id-9Zq'

/** Asks whether an id is one: the answer for an unknown one is a plain no. */
const ASKS_WHETHER = 'preregistration.promotionValid'

/** A rule for each call that anybody may read about one thing by its id. */
export function idRules(calls: readonly NamedCall[]): Rule[] {
  const details = calls.filter(
    ({ name, endpoint }) =>
      isRead(name, endpoint) &&
      name !== ASKS_WHETHER &&
      !endpoint.authed &&
      endpoint.reply.kind.startsWith('data') &&
      idsOf(endpoint).length > 0,
  )
  return details.map(({ name, endpoint }) => ({
    name: `unknown id: ${name}`,
    asked: `${endpoint.method} ${endpoint.path} of nothing`,
    level: 'should',
    loses: 'the page that says that it is gone: something else stands there, or an error',
    check: async (platform): Promise<Finding> => {
      const made = inputFor(name, endpoint, platform.known, { isAnyId: true })
      if ('lacks' in made) return { skipped: `no ${made.lacks} came to light` }
      const unknown = Object.fromEntries(idsOf(endpoint).map((field) => [field, UNKNOWN]))
      const { checked, data } = await platform.ask(endpoint, { ...made.input, ...unknown })
      if (checked.verdict === 'refused' || (checked.verdict === 'fits' && data === null)) return null
      return { wrong: checked.verdict === 'fits' ? 'it answers with a record' : checked.detail }
    },
  }))
}

const idsOf = (endpoint: NamedCall['endpoint']): string[] => {
  const { required = [], properties = {} } = z.toJSONSchema(endpoint.input) as {
    required?: string[]
    properties?: Record<string, { type?: string }>
  }
  return required.filter((field) => ID.test(field) && properties[field]?.type === 'string')
}
