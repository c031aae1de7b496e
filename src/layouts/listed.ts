import type { ExhibitorSummary, ExhibitSummary } from '@fair/contract/catalogue.ts'
import type { ExhibitorGroupSummary } from '@fair/contract/group.ts'
import type { InformationSummary } from '@fair/contract/news.ts'
import type { FilledBlock, PickedGoods } from '../domain/blocks.ts'
import { type AgendaEntry, scheduleItemPath } from '../features/agenda/agenda.ts'
import type { PageContext } from '../lib/page.ts'
import type { ListedItem } from './json-ld.ts'

/* The items of a list as structured data, from the summaries that the list shows. */

export const exhibitItem = (page: PageContext, { exhibitsId, exhibitsName }: ExhibitSummary): ListedItem => ({
  name: exhibitsName,
  href: page.href(`/exhibits/detail/${exhibitsId}`),
})

export const exhibitorItem = (
  page: PageContext,
  { exhibitorId, exhibitorName }: Pick<ExhibitorSummary, 'exhibitorId' | 'exhibitorName'>,
): ListedItem => ({ name: exhibitorName, href: page.href(`/exhibitor/detail/${exhibitorId}`) })

const groupItem = (page: PageContext, { exhibitorGroupId, groupName }: ExhibitorGroupSummary): ListedItem => ({
  name: groupName,
  href: page.href(`/exhibition-group/detail/${exhibitorGroupId}`),
})

export const storyItem = (page: PageContext, { informationId, title }: InformationSummary): ListedItem => ({
  name: title,
  href: page.href(`/news/detail/${informationId}`),
})

export const entryItem = (page: PageContext, entry: AgendaEntry): ListedItem => ({
  name: entry.title,
  href: page.href(scheduleItemPath(entry)),
})

/** The items of a page that is composed of blocks; blocks that only link elsewhere or show a text list nothing. */
export const blockItems = (page: PageContext, blocks: readonly FilledBlock[]): ListedItem[] =>
  blocks.flatMap((block) => {
    switch (block.type) {
      case 'exhibits':
        return goodsItems(page, { goodsType: 'EXHIBIT', items: block.items })
      case 'exhibitors':
        return goodsItems(page, { goodsType: 'EXHIBITOR', items: block.items })
      case 'lives':
        return goodsItems(page, { goodsType: 'LIVE', items: block.items })
      case 'meetings':
        return goodsItems(page, { goodsType: 'MEETING', items: block.items })
      case 'news':
        return goodsItems(page, { goodsType: 'INFORMATION', items: block.items })
      case 'goods':
        return goodsItems(page, block)
      case 'advertisements':
        // Addresses of other sites go through the middle page, and a query is a filter: neither has a page here.
        return block.items
          .filter(({ path }) => /^\/[^?#]*$/.test(path))
          .map(({ title, path }) => ({ name: title, href: page.href(path) }))
      default:
        return []
    }
  })

function goodsItems(page: PageContext, goods: PickedGoods): ListedItem[] {
  switch (goods.goodsType) {
    case 'EXHIBIT':
      return goods.items.map((each) => exhibitItem(page, each))
    case 'EXHIBITOR':
      return goods.items.map((each) => exhibitorItem(page, each))
    case 'EXHIBITOR_GROUP':
      return goods.items.map((each) => groupItem(page, each))
    case 'LIVE':
      return goods.items.map((each) => ({ name: each.title, href: page.href(`/live/detail/${each._id}`) }))
    case 'MEETING':
      return goods.items.map((each) => ({ name: each.title, href: page.href(`/meeting/detail/${each.meetingId}`) }))
    case 'INFORMATION':
      return goods.items.map((each) => storyItem(page, each))
  }
}
