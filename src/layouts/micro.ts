import type { MicroPage } from '@fair/contract/micro.ts'
import type { Instant } from '@fair/contract/rules/brand.ts'
import type { FairContent } from '../content/types.ts'
import { fillBlocks } from '../domain/blocks.ts'
import { exactOrigins } from '../domain/embed.ts'
import { type MicroCode, mixedBlocks, ROUTE_OF_CODE } from '../features/micro/micro.ts'
import type { MicroPageProps } from '../features/shared/blocks/MicroPageView.tsx'
import type { PageContext } from '../lib/page.ts'
import { routeOf } from '../routes.ts'
import { blockSources } from './blocks.ts'

/** A micro page as prerendered. */
export interface MicroView extends MicroPageProps {
  microPageId: string
  /** The route that it fills, if any. */
  code: MicroCode | null
}

export function microView(fair: FairContent, micro: MicroPage, now: Instant): MicroView {
  const blocks = micro.blocks.flatMap((block) => block ?? [])
  return {
    microPageId: micro.microPageId,
    code: firstOf(fair, micro.code ?? null)?.microPageId === micro.microPageId ? (micro.code ?? null) : null,
    title: micro.title,
    summary: micro.summary,
    cover: micro.cover,
    updateTime: micro.updateTime,
    blocks: fillBlocks(blocks, blockSources(fair), now),
    fairName: fair.exhibition.shortName,
    embedOrigins: exactOrigins(micro.embedOrigins),
  }
}

/** The page that fills a route; null if the exhibition has composed none. */
export function codedView(fair: FairContent, code: MicroCode, now: Instant): MicroView | null {
  const micro = firstOf(fair, code)
  return micro ? microView(fair, micro, now) : null
}

/** The first page composed for a route. */
const firstOf = (fair: FairContent, code: MicroCode | null): MicroPage | undefined =>
  code === null || !routeOf(ROUTE_OF_CODE[code]) ? undefined : fair.micro.pages.find((each) => each.code === code)

/** The page of /mixed-list if none is composed. */
export function mixedView(fair: FairContent, page: PageContext, now: Instant): MicroView | null {
  const cover = fair.exhibition.cover ?? fair.news[0]?.cover ?? fair.exhibits.at(0)?.picture
  if (!cover) return null
  const { t } = page
  const blocks = fillBlocks(mixedBlocks(t), blockSources(fair), now)
  if (blocks.length === 0) return null
  return {
    microPageId: '',
    code: 'MIXED_LIST',
    title: t('micro:mixedList'),
    summary: fair.exhibition.summary,
    cover,
    updateTime: fair.exhibition.updateTime ?? null,
    blocks,
    fairName: fair.exhibition.shortName,
    embedOrigins: [],
  }
}
