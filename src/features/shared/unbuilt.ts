import type { ReactNode } from 'react'
import type { Result } from '../../api/client.ts'
import type { IslandPage } from '../../islands/page.ts'

/**
 * Renders a page of an unbuilt exhibition (`?live=ID`), with the same view as the prerendered pages.
 *
 * @param fairName its short name
 */
export type OpenUnbuilt = (island: IslandPage, fairName: string) => Promise<Result<ReactNode>>

/** The list page that an address requests (`?page=`), from 1. */
export const requestedPage = (search: string): number => {
  const page = Number(new URLSearchParams(search).get('page'))
  return Number.isSafeInteger(page) && page > 0 ? page : 1
}
