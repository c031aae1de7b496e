import type { Facets, Page } from '@fair/contract/endpoint.ts'
import { FIRST_PAGE } from '@fair/contract/rules/limits.ts'
import { wrongField } from './failure.ts'

/** `pageNum` from 1; `pageSize` 0 means all. */
export interface PagingInput {
  readonly pageNum?: number | undefined
  readonly pageSize?: number | undefined
}

/**
 * The requested page of a list. Beyond the end it is empty.
 *
 * @throws PlatformError 4000 for a pageNum below 1, a pageSize below 0, or a fraction
 */
export function slice<T>(items: readonly T[], { pageNum = FIRST_PAGE, pageSize }: PagingInput, usual: number): T[] {
  const size = full('pageSize', pageSize ?? usual, 0)
  const start = (full('pageNum', pageNum, FIRST_PAGE) - FIRST_PAGE) * size
  return size === 0 ? items.slice(pageNum > FIRST_PAGE ? items.length : 0) : items.slice(start, start + size)
}

/**
 * The requested page with its total; each item is created from its id only if it is on the page.
 *
 * @param make returns undefined for a missing item, which is left out
 */
export function pageOf<T>(
  ids: readonly string[],
  paging: PagingInput,
  usual: number,
  make: (id: string) => T | undefined,
  facets: Facets = {},
): Page<T> {
  return { records: made(slice(ids, paging, usual), make), total: ids.length, facets }
}

/** The item of each id, without missing ones. */
export function made<T>(ids: readonly string[], make: (id: string) => T | undefined): T[] {
  return ids.flatMap((id) => {
    const item = make(id)
    return item === undefined ? [] : [item]
  })
}

function full(field: string, value: number, least: number): number {
  if (Number.isSafeInteger(value) && value >= least) return value
  throw wrongField(field, 'notWhole', { least })
}
