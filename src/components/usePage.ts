import { createContext, useContext } from 'react'
import type { PageContext } from '../lib/page.ts'

const Page = createContext<PageContext | null>(null)

/** Gives the components inside it a page, or another one than around it: `<PageProvider value={{ ...page, now }}>`. */
export const PageProvider = Page

/**
 * The page that a component is part of: its language, texts, formats and addresses. The same at build and in the browser.
 * @throws Error without a `PageProvider` around the component
 */
export function usePage(): PageContext {
  const page = useContext(Page)
  if (!page) throw new Error('usePage needs a PageProvider around it.')
  return page
}
