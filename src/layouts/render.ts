import { type ComponentType, createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

/** React writes hints for pictures before the view, as if it were a whole document; the browser finds them anyway. */
const HINTS = /^(?:<link rel="preload"[^>]*>)+/

/** One view as plain HTML: no markers, no framework in the browser. */
export function render<P extends object>(View: ComponentType<P>, props: P): string {
  return renderToStaticMarkup(createElement(View, props)).replace(HINTS, '')
}
