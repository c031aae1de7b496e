import type { PageContext } from '../lib/page.ts'
import { absolute, CONTEXT, type JsonLd, picture } from './json-ld.ts'
import type { MicroView } from './micro.ts'

/** A composed page as a WebPage: schema.org has no narrower type for it. */
export function microWebPage(page: PageContext, view: MicroView, path: string): JsonLd {
  const cover = picture(page, view.cover)
  return {
    '@context': CONTEXT,
    '@type': 'WebPage',
    name: view.title,
    description: view.summary,
    url: absolute(page.href(path)),
    inLanguage: page.language,
    ...(view.updateTime && { dateModified: view.updateTime }),
    ...(cover && { primaryImageOfPage: { '@type': 'ImageObject', url: cover } }),
    isPartOf: { '@type': 'WebSite', name: view.fairName, url: absolute(page.href('/')) },
  }
}
