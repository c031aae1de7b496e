import { createContext, useContext } from 'react'
import type { PageContext } from '../lib/page.ts'

const Page = createContext<PageContext | null>(null)

/** Provides the page to the components inside it. Nested, it overrides the outer one: `<PageProvider value={{ ...page, now }}>`. */
export const PageProvider = Page

/**
 * The page that a component is part of: its language, texts, formats and addresses. The same at build time and in the
 * browser.
 * @throws Error without a `PageProvider` around the component
 */
export function usePage(): PageContext {
  const page = useContext(Page)
  if (!page) throw new Error('usePage needs a PageProvider around it.')
  return page
}
