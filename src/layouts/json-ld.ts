import type { Exhibit, Exhibitor } from '@fair/contract/catalogue.ts'
import type { Media } from '@fair/contract/endpoint.ts'
import type { Exhibition } from '@fair/contract/exhibition.ts'
import type { Information } from '@fair/contract/news.ts'
import { absoluteAddress } from '@fair/contract/rules/address.ts'
import { currentBuild } from '../content/build-context.ts'
import type { PageContext } from '../lib/page.ts'
import { uniqueBy } from '../lib/unique-by.ts'

/** Structured data of schema.org, as search engines read it: https://schema.org. Addresses are absolute. */
export type JsonLd = Record<string, unknown>

export const CONTEXT = 'https://schema.org'
export const absolute = (path: string): string => absoluteAddress(path, currentBuild().config.origin)

/** The address of a record's picture; undefined without one, because the placeholder of pages does not show the record. */
export const picture = (page: PageContext, media: Media): string | undefined =>
  media.url === '' ? undefined : absolute(page.media(media.url, 960))

export function pictures(page: PageContext, all: readonly Media[]): string[] | undefined {
  const known = all.flatMap((media) => picture(page, media) ?? [])
  return known.length === 0 ? undefined : known
}

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

/** An entry of a list: its name and the address of its page. */
export interface ListedItem {
  name: string
  /** Site-relative, without query. */
  href: string
}

/** The entries of an ItemList: names and addresses in their order, each address once. */
export function listElements(items: readonly ListedItem[]): JsonLd[] {
  return uniqueBy(items, ({ href }) => href).map(({ name, href }, n) => ({
    '@type': 'ListItem',
    position: n + 1,
    name,
    url: absolute(href),
  }))
}

/** Number of a page's items in its ItemList: all 40 would add 0.5 KB to the page. */
const LISTED = 10

/** A list as crawlers read it: https://schema.org/ItemList */
export const itemList = (items: readonly ListedItem[]): JsonLd => ({
  '@context': CONTEXT,
  '@type': 'ItemList',
  itemListElement: listElements(items.slice(0, LISTED)),
})

/** A fair: online, at its own home page, and at its venue if it has one. */
export function exhibitionEvent(
  page: PageContext,
  exhibition: Exhibition,
  organiser: string,
  home: string = page.href('/'),
): JsonLd {
  const { venue, city } = exhibition
  const onSite = venue || city ? [{ '@type': 'Place', name: venue || city, address: city || undefined }] : []
  return {
    '@context': CONTEXT,
    '@type': 'ExhibitionEvent',
    name: exhibition.exhibitionName,
    description: exhibition.summary,
    startDate: exhibition.startTime,
    endDate: exhibition.endTime,
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: `https://schema.org/${onSite.length > 0 ? 'Mixed' : 'Online'}EventAttendanceMode`,
    inLanguage: page.language,
    url: absolute(home),
    ...(exhibition.cover ? { image: picture(page, exhibition.cover) } : {}),
    location: [...onSite, { '@type': 'VirtualLocation', url: absolute(home) }],
    organizer: { '@type': 'Organization', name: organiser, url: absolute(page.href('/')) },
  }
}

/**
 * An exhibit. ProductModel, the Product that is described but not for sale: a fair lists no prices, and search engines
 * report a plain Product without offers as broken.
 */
export function product(page: PageContext, exhibit: Exhibit): JsonLd {
  return {
    '@context': CONTEXT,
    '@type': 'ProductModel',
    name: exhibit.exhibitsName,
    description: exhibit.summary,
    image: pictures(page, exhibit.pictures.slice(0, 3)),
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
    ...(exhibitor.localName && exhibitor.localName !== exhibitor.exhibitorName
      ? { alternateName: exhibitor.localName }
      : {}),
    description: exhibitor.summary,
    logo: picture(page, exhibitor.logo),
    image: picture(page, exhibitor.cover),
    ...(exhibitor.foundedYear > 0 ? { foundingDate: String(exhibitor.foundedYear) } : {}),
    address: exhibitor.regionName,
    url: absolute(page.href(`/exhibitor/detail/${exhibitor.exhibitorId}`)),
    ...(exhibitor.website ? { sameAs: [exhibitor.website] } : {}),
  }
}

export function newsArticle(page: PageContext, story: Information): JsonLd {
  const source = story.source ? { '@type': 'Organization', name: story.source } : undefined
  return {
    '@context': CONTEXT,
    '@type': 'NewsArticle',
    headline: story.title,
    description: story.summary,
    // The tenant may hide the dates of news (Spec 3).
    ...(!page.flags.has('HIDE_INFORMATION_DATE') && {
      datePublished: story.publishTime,
      dateModified: story.updateTime,
    }),
    inLanguage: page.language,
    image: pictures(page, [story.cover]),
    author: source,
    publisher: source,
    mainEntityOfPage: absolute(page.href(`/news/detail/${story.informationId}`)),
  }
}

/** The text of a script element: no `</script>` can end it early. */
export const jsonLdText = (data: JsonLd): string => JSON.stringify(data).replaceAll('<', '\\u003c')
