// The JSON-LD of both pages, safe inside a script element.
import { DETAIL_PATH, exhibit, LIST_PATH, list, ORIGIN } from './content.ts'

const CONTEXT = 'https://schema.org'
const written = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c')

const crumb = ([name, path]: readonly [string, string], index: number) => ({
  '@type': 'ListItem',
  position: index + 1,
  name,
  item: ORIGIN + path,
})

export const detailData = (): string =>
  written([
    {
      '@context': CONTEXT,
      '@type': 'Product',
      '@id': ORIGIN + DETAIL_PATH,
      name: exhibit.name,
      image: ORIGIN + exhibit.image,
      category: exhibit.category,
      description: exhibit.description[0],
      brand: { '@type': 'Organization', name: exhibit.exhibitor.name },
      additionalProperty: exhibit.attributes.slice(0, 6).map((each) => ({ '@type': 'PropertyValue', ...each })),
    },
    {
      '@context': CONTEXT,
      '@type': 'BreadcrumbList',
      itemListElement: (
        [
          ['Home', '/en-US/'],
          [list.title, LIST_PATH],
          [exhibit.name, DETAIL_PATH],
        ] as const
      ).map(crumb),
    },
  ])

export const listData = (): string =>
  written({
    '@context': CONTEXT,
    '@type': 'ItemList',
    numberOfItems: list.total,
    itemListElement: list.cards.map(({ name, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      url: ORIGIN + href,
    })),
  })
