import { currentBuild } from '../content/build-context.ts'
import type { Exhibit, Exhibitor } from '../contract/catalogue.ts'
import type { Exhibition } from '../contract/exhibition.ts'
import type { Information } from '../contract/news.ts'
import type { PageContext } from '../lib/page.ts'

/** Structured data of schema.org, as search engines read it: https://schema.org. Addresses are absolute. */
export type JsonLd = Record<string, unknown>

const CONTEXT = 'https://schema.org'
const absolute = (path: string) => new URL(path, currentBuild().config.origin).href
const picture = (page: PageContext, url: string) => absolute(page.media(url, 960))

export function breadcrumbs(page: PageContext, items: readonly { label: string; path: string }[]): JsonLd {
  return {
    '@context': CONTEXT,
    '@type': 'BreadcrumbList',
    itemListElement: items.map((item, n) => ({
      '@type': 'ListItem',
      position: n + 1,
      name: item.label,
      item: absolute(page.href(item.path)),
    })),
  }
}

/** A fair: online, at its own home page, and at its venue. */
export function exhibitionEvent(
  page: PageContext,
  exhibition: Exhibition,
  organiser: string,
  home: string = page.href('/'),
): JsonLd {
  return {
    '@context': CONTEXT,
    '@type': 'ExhibitionEvent',
    name: exhibition.exhibitionName,
    description: exhibition.summary,
    startDate: exhibition.startTime,
    endDate: exhibition.endTime,
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/MixedEventAttendanceMode',
    inLanguage: page.language,
    url: absolute(home),
    ...(exhibition.cover ? { image: picture(page, exhibition.cover.url) } : {}),
    location: [
      { '@type': 'Place', name: exhibition.venue, address: exhibition.city },
      { '@type': 'VirtualLocation', url: absolute(home) },
    ],
    organizer: { '@type': 'Organization', name: organiser, url: absolute(page.href('/')) },
  }
}

/**
 * An exhibit. ProductModel, the Product that is described and not put on sale: a fair names no prices, and search engines
 * report a plain Product without offers as broken.
 */
export function product(page: PageContext, exhibit: Exhibit): JsonLd {
  return {
    '@context': CONTEXT,
    '@type': 'ProductModel',
    name: exhibit.exhibitsName,
    description: exhibit.summary,
    image: exhibit.pictures.slice(0, 3).map((media) => picture(page, media.url)),
    sku: exhibit.exhibitsId,
    category: exhibit.categoryName,
    url: absolute(page.href(`/exhibits/detail/${exhibit.exhibitsId}`)),
    manufacturer: {
      '@type': 'Organization',
      name: exhibit.exhibitor.exhibitorName,
      url: absolute(page.href(`/exhibitor/detail/${exhibit.exhibitor.exhibitorId}`)),
    },
    additionalProperty: exhibit.figures.map((figure) => ({
      '@type': 'PropertyValue',
      name: figure.label,
      value: figure.value,
      ...(figure.unit === '' ? {} : { unitText: figure.unit }),
    })),
  }
}

export function organization(page: PageContext, exhibitor: Exhibitor): JsonLd {
  return {
    '@context': CONTEXT,
    '@type': 'Organization',
    name: exhibitor.exhibitorName,
    ...(exhibitor.localName === exhibitor.exhibitorName ? {} : { alternateName: exhibitor.localName }),
    description: exhibitor.summary,
    logo: picture(page, exhibitor.logo.url),
    image: picture(page, exhibitor.cover.url),
    foundingDate: String(exhibitor.foundedYear),
    address: exhibitor.regionName,
    url: absolute(page.href(`/exhibitor/detail/${exhibitor.exhibitorId}`)),
    ...(exhibitor.website ? { sameAs: [exhibitor.website] } : {}),
  }
}

export function newsArticle(page: PageContext, story: Information): JsonLd {
  return {
    '@context': CONTEXT,
    '@type': 'NewsArticle',
    headline: story.title,
    description: story.summary,
    datePublished: story.publishTime,
    dateModified: story.updateTime,
    inLanguage: page.language,
    image: [picture(page, story.cover.url)],
    author: { '@type': 'Organization', name: story.source },
    publisher: { '@type': 'Organization', name: story.source },
    mainEntityOfPage: absolute(page.href(`/news/detail/${story.informationId}`)),
  }
}

/** The text of a script element: no `</script>` can end it early. */
export const jsonLdText = (data: JsonLd): string => JSON.stringify(data).replaceAll('<', '\\u003c')
