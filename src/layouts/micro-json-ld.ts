import type { PageContext } from '../lib/page.ts'
import { absolute, CONTEXT, type JsonLd } from './json-ld.ts'
import type { MicroView } from './micro.ts'

/** A composed page as a WebPage: schema.org has no narrower type for it. */
export function microWebPage(page: PageContext, view: MicroView, path: string): JsonLd {
  return {
    '@context': CONTEXT,
    '@type': 'WebPage',
    name: view.title,
    description: view.summary,
    url: absolute(page.href(path)),
    inLanguage: page.language,
    ...(view.updateTime && { dateModified: view.updateTime }),
    primaryImageOfPage: { '@type': 'ImageObject', url: absolute(page.media(view.cover.url, 960)) },
    isPartOf: { '@type': 'WebSite', name: view.fairName, url: absolute(page.href('/')) },
  }
}
