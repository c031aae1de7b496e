import type { ExhibitorGroupSummary } from '@fair/contract/group.ts'
import type { ReactNode } from 'react'
import { Picture } from '../../../components/Picture.tsx'
import { Section } from '../../../components/parts.tsx'
import { usePage } from '../../../components/usePage.ts'
import type { FilledBlock } from '../../../domain/blocks.ts'
import { ExhibitCard } from '../cards/ExhibitCard.tsx'
import { ExhibitorCard } from '../cards/ExhibitorCard.tsx'
import { LiveCard } from './LiveCard.tsx'
import { MeetingRow } from './MeetingRow.tsx'
import { StoryList } from './StoryList.tsx'

type Goods = Extract<FilledBlock, { type: 'goods' }>

interface Props {
  block: Goods
}

/** Goods that an editor picked one by one, each rendered as its kind is everywhere else. */
export function GoodsBlock({ block }: Props) {
  return <Section title={block.title}>{listOf(block)}</Section>
}

function listOf(block: Goods): ReactNode {
  switch (block.goodsType) {
    case 'EXHIBIT':
      return (
        <ul className="works">
          {block.items.map((each) => (
            <ExhibitCard key={each.exhibitsId} exhibit={each} />
          ))}
        </ul>
      )
    case 'EXHIBITOR':
      return (
        <ul className="exhibitor-list four">
          {block.items.map((each) => (
            <ExhibitorCard key={each.exhibitorId} exhibitor={each} />
          ))}
        </ul>
      )
    case 'EXHIBITOR_GROUP':
      return (
        <ul className="works">
          {block.items.map((each) => (
            <GroupCard key={each.exhibitorGroupId} group={each} />
          ))}
        </ul>
      )
    case 'LIVE':
      return (
        <ul className="four rail">
          {block.items.map((each) => (
            <LiveCard key={each._id} live={each} />
          ))}
        </ul>
      )
    case 'MEETING':
      return (
        <ol className="agenda">
          {block.items.map((each) => (
            <MeetingRow key={each.meetingId} meeting={each} dated />
          ))}
        </ol>
      )
    case 'INFORMATION':
      return <StoryList stories={block.items} />
  }
}

/** Exhibitors that exhibit together: their picture, name and number. */
function GroupCard({ group }: { group: ExhibitorGroupSummary }) {
  const page = usePage()
  return (
    <li className="item">
      <span className="pic pic-16">
        <Picture media={group.cover} widths={[320, 640]} sizes="(min-width: 60rem) 18rem, 46vw" />
      </span>
      <div>
        <h3>
          <a href={page.href(`/exhibition-group/detail/${group.exhibitorGroupId}`)}>{group.groupName}</a>
        </h3>
        <p className="spec">{page.t('blocks:groupSize', { count: group.exhibitorsCount })}</p>
      </div>
    </li>
  )
}
