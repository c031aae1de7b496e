import { load } from '../data/load.ts'
import { bannerPicture, logoPicture, type Motif, type PaletteName, type Side } from '../media/address.ts'
import type { Block } from '../sent.ts'
import { grouped } from './spec.ts'
import { fill } from './template.ts'
import type { Column, Text } from './text.ts'

/** A slide of the banner, in the editors' words. */
interface Slide {
  readonly title: Text
  readonly text: Text
  readonly label: Text
  readonly motifs: readonly Motif[]
  readonly seed: string
  readonly palette: PaletteName
  readonly side: Side
  readonly tone: 'light' | 'dark'
  readonly links: readonly BarEntry[]
}

type BarEntry = readonly [path: string, label: Text]

/** The slides of each exhibition's banner; `{exhibitors}` and `{exhibits}` are its counts. */
const BANNERS: Readonly<Record<string, readonly Slide[]>> = load('showcase/banners')

interface Partner {
  readonly name: Text
  /** The seed of its mark. */
  readonly mark: string
}

const PARTNERS: readonly { readonly name: Text; readonly partners: readonly Partner[] }[] = load('showcase/partners')

/** The counts of an exhibition, for the banners that mention them. */
interface Counts {
  readonly exhibitors: number
  readonly exhibits: number
}

const TITLES = {
  banner: ['推荐', 'Highlights', 'おすすめ', '추천'],
  lives: ['正在直播', 'Live now', 'ライブ配信中', '지금 라이브'],
  exhibits: ['推荐展品', 'Recommended exhibits', 'おすすめの出展品', '추천 전시품'],
  industries: ['按行业进入', 'By industry', '業種から探す', '업종별 보기'],
  exhibitors: ['推荐展商', 'Recommended exhibitors', 'おすすめの出展者', '추천 참가업체'],
  meetings: ['会议日程', 'Meetings', '会議日程', '회의 일정'],
  news: ['资讯', 'News', 'ニュース', '뉴스'],
  partners: ['合作伙伴', 'Partners', 'パートナー', '파트너'],
} as const satisfies Record<string, Text>

function bannerBlock(slides: readonly Slide[], counts: Counts, column: Column): Block {
  const values: Readonly<Record<string, string>> = {
    exhibitors: grouped(counts.exhibitors),
    exhibits: grouped(counts.exhibits),
  }
  return {
    type: 'banner',
    blockId: 'banner',
    title: TITLES.banner[column],
    slides: slides.map(({ title, text, label, motifs, seed, palette, side, tone, links }) => ({
      title: title[column],
      text: fill(text[column], (name) => values[name] ?? ''),
      label: label[column],
      picture: bannerPicture(motifs, seed, palette, side),
      links: links.map(([path, name]) => ({ path, label: name[column] })),
      tone,
    })),
  }
}

const partnersBlock = (column: Column): Block => ({
  type: 'partners',
  blockId: 'partners',
  title: TITLES.partners[column],
  groups: PARTNERS.map(({ name, partners }) => ({
    groupName: name[column],
    partners: partners.map((partner) => ({ partnerName: partner.name[column], logo: logoPicture(partner.mark) })),
  })),
})

/** The blocks of an exhibition's home page. A smaller exhibition has no agenda and no streams. */
export function homeBlocks(exhibitionId: string, counts: Counts, column: Column): Block[] {
  const titled = (blockId: keyof typeof TITLES) => ({ blockId, title: TITLES[blockId][column] })
  const isMain = exhibitionId === '2001'
  const blocks: (Block | null)[] = [
    bannerBlock(BANNERS[exhibitionId] ?? [], counts, column),
    isMain ? { type: 'lives', ...titled('lives'), count: 4 } : null,
    { type: 'exhibits', ...titled('exhibits'), count: 9, source: 'recommended' },
    { type: 'industries', ...titled('industries') },
    { type: 'exhibitors', ...titled('exhibitors'), count: 8 },
    isMain ? { type: 'meetings', ...titled('meetings'), count: 5 } : null,
    { type: 'news', ...titled('news'), count: 5 },
    isMain ? partnersBlock(column) : null,
  ]
  return blocks.filter((block) => block !== null)
}
