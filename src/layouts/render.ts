import { type ComponentType, createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

/** One view as plain HTML: no markers, no framework in the browser. Islands draw the same view anew. */
export function render<P extends object>(View: ComponentType<P>, props: P): string {
  return renderToStaticMarkup(createElement(View, props))
}
