import { sanitise } from '../content/sanitise.ts'
import type { FairContent } from '../content/types.ts'
import { exhibitBrief } from '../features/catalogue/exhibit.ts'
import { exhibitorBrief } from '../features/catalogue/exhibitor.ts'
import { type HomeViewProps, homeProps } from '../features/home/home.ts'
import { informationBrief } from '../features/news/news.ts'

/** What home shows of a fair at an instant. */
export function homeOf(fair: FairContent, now: string): HomeViewProps {
  return homeProps(
    {
      exhibition: fair.exhibition,
      blocks: fair.home.map((block) => (block.type === 'richText' ? { ...block, html: sanitise(block.html) } : block)),
      exhibitors: fair.exhibitors.slice(0, 40).map(exhibitorBrief),
      exhibits: fair.exhibits.slice(0, 40).map(exhibitBrief),
      news: fair.news.slice(0, 20).map(informationBrief),
      lives: fair.lives,
      meetings: fair.meetings,
      industries: fair.industries,
    },
    now,
  )
}
