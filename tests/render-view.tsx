import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { PageProvider } from '../src/components/usePage.ts'
import type { PageContext } from '../src/lib/page.ts'

/** A view as the build renders it on a page. */
export const renderView = (page: PageContext, view: ReactNode): string =>
  renderToStaticMarkup(<PageProvider value={page}>{view}</PageProvider>)
