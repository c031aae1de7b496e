import type * as z from 'zod/mini'
import { idOf } from '../api/repair.ts'
import type { Endpoint, Page } from '../contract/endpoint.ts'
import { BuildFailure, EXIT } from './failure.ts'
import { MOST_RECORDS } from './fetch-or-fail.ts'
import type { Ask } from './lists.ts'

/** A page of a list as the build asks for it: few calls, each of a size that a platform bears. */
const LIST_PAGE = 500

interface Paged {
  pageNum?: number | undefined
  pageSize?: number | undefined
}

/**
 * Every record of a list, each once. The first page tells how many there are, the others are asked for together; then
 * what came is held against what was told. A platform may give smaller pages than asked (they are paged through), and
 * tell too low a total (it is paged on while pages are full). One that keeps back what it told of ends the build: a
 * smaller site must not pass for the whole one.
 */
export async function all<I extends Paged, T>(ask: Ask, endpoint: Endpoint<I, Page<T>>, input: I): Promise<Page<T>> {
  const first = await readAll(ask, endpoint, input)
  if (first.isWhole) return first.page
  // What was published or taken back meanwhile moves between pages; the second look settles it.
  const second = await readAll(ask, endpoint, input)
  if (second.isWhole) return second.page
  const { total, records } = second.page
  throw new BuildFailure(
    EXIT.contract,
    `The platform's list ${endpoint.method} ${endpoint.path} says that it has ${total} records, and gives ${records.length}.`,
  )
}

async function readAll<I extends Paged, T>(
  ask: Ask,
  endpoint: Endpoint<I, Page<T>>,
  input: I,
): Promise<{ page: Page<T>; isWhole: boolean }> {
  const most = ask.options?.mostRecords ?? MOST_RECORDS
  const page = (pageNum: number, pageSize: number) => ask(endpoint, { ...input, pageNum, pageSize })
  const one = await page(1, LIST_PAGE)
  const found = new Found<T>(endpoint.reply.schema, one)
  tooMany(endpoint, Math.max(one.total, found.came), most)
  const oddity = (what: string) => ask.options?.onOddity?.(endpoint.path, what)
  if (found.came >= LIST_PAGE && one.total > LIST_PAGE) {
    const rest = Math.ceil(one.total / LIST_PAGE) - 1
    const others = await Promise.all(Array.from({ length: rest }, (_, n) => page(n + 2, LIST_PAGE)))
    for (const other of others) found.add(other)
    if (found.came >= one.total && others.every((each, n) => n === rest - 1 || cameOf(each) >= LIST_PAGE)) {
      return found.result(one.total)
    }
  }
  if (found.came < one.total && cameOf(one) > 0) {
    // A platform may cap its pages: asked for as many as it gives, it counts them as we do.
    const size = Math.min(cameOf(one), LIST_PAGE)
    if (size < LIST_PAGE) oddity(`gives ${size} records a page, not ${LIST_PAGE}`)
    for (let n = 2; found.came < one.total; n += 1) {
      const other = await page(n, size)
      if (!found.add(other)) break
      tooMany(endpoint, found.came, most)
    }
  } else if (cameOf(one) > 0 && (one.isUncounted || found.came > one.total || cameOf(one) >= LIST_PAGE)) {
    // As many as it told of, but the page is full, or what it told cannot be true: there may be more.
    const size = Math.min(cameOf(one), LIST_PAGE)
    for (let n = Math.ceil(found.came / size) + 1; found.add(await page(n, size)); n += 1) {
      tooMany(endpoint, found.came, most)
    }
  }
  if (found.size > one.total) oddity(`says ${one.total} records, and gives more`)
  return found.result(one.total)
}

/** How many records a page had, with those that could not be read. */
const cameOf = (page: Page<unknown>): number => page.came ?? page.records.length

function tooMany(endpoint: Pick<Endpoint, 'method' | 'path'>, count: number, most: number): void {
  if (count <= most) return
  throw new BuildFailure(
    EXIT.contract,
    `The platform's list ${endpoint.method} ${endpoint.path} says that it has ${count} records; a build takes ${most} (--most-records).`,
  )
}

/** What the pages of a list have brought so far. */
class Found<T> {
  /** With those that were given twice or could not be read. */
  came = 0
  readonly #facets: Page<T>['facets']
  readonly #schema: z.ZodMiniType
  readonly #byId = new Map<string, T>()
  readonly #others: T[] = []
  #doubled = 0

  constructor(schema: z.ZodMiniType, first: Page<T>) {
    this.#schema = schema
    this.#facets = first.facets
    this.add(first)
  }

  get size(): number {
    return this.#byId.size + this.#others.length
  }

  /** Whether the page had a record that was not there yet. */
  add(page: Page<T>): boolean {
    const before = this.size
    const unread = cameOf(page) - page.records.length
    this.came += cameOf(page)
    for (const record of page.records) {
      const id = idOf(this.#schema, record)
      if (id === null) this.#others.push(record)
      else {
        if (this.#byId.has(id)) this.#doubled += 1
        this.#byId.set(id, newer(this.#byId.get(id), record))
      }
    }
    return this.size > before || (page.records.length === 0 && unread > 0)
  }

  /** Whole if it has all that were told of; a few may have been given twice. */
  result(total: number): { page: Page<T>; isWhole: boolean } {
    const records = [...this.#byId.values(), ...this.#others]
    const isWhole = this.came >= total && this.#doubled <= Math.max(5, this.size / 10)
    return { page: { records, total: isWhole ? records.length : total, facets: this.#facets }, isWhole }
  }
}

function newer<T>(known: T | undefined, record: T): T {
  const timeOf = (each: T) => String((each as { updateTime?: unknown }).updateTime ?? '')
  return known === undefined || timeOf(record) > timeOf(known) ? record : known
}
