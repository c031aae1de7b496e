// The contenders' two pages: as much text, and as many links and pictures, as an exhibit and a list of 40 at a fair.
import { below, paragraph, phrase } from './words.ts'

export interface Link {
  readonly href: string
  readonly label: string
}

export interface Card {
  readonly id: string
  readonly href: string
  readonly name: string
  readonly image: string
  readonly booth: string
  readonly region: string
  readonly summary: string
}

export const ORIGIN = 'https://fair.example'
export const SITE_NAME = 'International Industry Fair'
export const LIST_PATH = '/en-US/exhibits/'
export const DETAIL_PATH = '/en-US/exhibits/detail/e123/'
/** Pictures in each contender's folder: `hero.webp`, and thumbnails `t0.webp` to `t15.webp`. */
export const THUMBNAILS = 16

const many = <T>(length: number, make: (index: number) => T): T[] => Array.from({ length }, (_, index) => make(index))

const links = (length: number, section: string): Link[] =>
  many(length, (index) => ({ href: `/en-US/${section}-${index}/`, label: phrase(1 + (index % 2)) }))

const card = (index: number): Card => ({
  id: `e${index}`,
  href: `/en-US/exhibits/detail/e${index}/`,
  name: `${phrase(3)} XR-${1000 + index}`,
  image: `/media/t${index % THUMBNAILS}.webp`,
  booth: `${1 + (index % 6)}.1H-A${100 + index}`,
  region: phrase(1),
  summary: paragraph(70),
})

const UNITS = ['mm', 'kg', 'kW', 'V', '°C', 'bar']
const attribute = (index: number) => ({
  name: phrase(1 + (index % 2)),
  value: index % 3 === 0 ? `${below(9000)} ${UNITS[index % UNITS.length]}` : phrase(2),
})

export const languages: readonly (Link & { locale: string })[] = [
  { locale: 'zh-CN', label: '简体中文' },
  { locale: 'en-US', label: 'English' },
  { locale: 'ja-JP', label: '日本語' },
  { locale: 'ko-KR', label: '한국어' },
].map((language) => ({ ...language, href: `/${language.locale}/exhibits/` }))

export const navigation = links(30, 'section')
export const footer = links(12, 'about')

export const list = {
  title: 'Exhibits',
  total: 1000,
  pages: many(5, (index) => ({ href: `${LIST_PATH}page/${index + 1}/`, label: String(index + 1) })),
  cards: many(40, card),
}

export const exhibit = {
  id: 'e123',
  name: `${phrase(3)} XR-1123`,
  image: '/media/hero.webp',
  category: phrase(1),
  updated: '2026-09-14',
  attributes: many(20, attribute),
  description: many(3, () => paragraph(330)),
  exhibitor: {
    name: `${phrase(2)} 106`,
    href: '/en-US/exhibitor/detail/x6/',
    logo: '/media/t6.webp',
    region: phrase(1),
    booth: '1.1H-G106',
    introduction: paragraph(180),
  },
  related: many(8, (index) => card(130 + index * 7)),
  news: many(3, (index) => ({
    href: `/en-US/news/detail/n6-${index}/`,
    title: phrase(6),
    date: `2026-0${3 + index}-11`,
    summary: paragraph(60),
  })),
}
