import { type ComponentType, createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { PageProvider } from '../components/usePage.ts'
import type { PageContext } from '../lib/page.ts'

/**
 * React writes preload hints for pictures before the view, as if it were a full document; the browser finds them
 * anyway.
 */
const HINTS = /^(?:<link rel="preload"[^>]*>)+/

/** One view of a page as plain HTML: no markers, no framework in the browser. */
export function render(page: PageContext, View: ComponentType): string
export function render<P extends object>(page: PageContext, View: ComponentType<P>, props: P): string
export function render<P extends object>(page: PageContext, View: ComponentType<P>, props?: P): string {
  const view = createElement(View as ComponentType<object>, props)
  return renderToStaticMarkup(createElement(PageProvider, { value: page }, view)).replace(HINTS, '')
}
