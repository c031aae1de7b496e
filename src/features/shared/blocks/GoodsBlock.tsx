import type { ReactNode } from 'react'
import { Section } from '../../../components/parts.tsx'
import type { FilledBlock } from '../../../domain/blocks.ts'
import { ExhibitCard } from '../cards/ExhibitCard.tsx'
import { ExhibitorCard } from '../cards/ExhibitorCard.tsx'
import { GroupCard } from './GroupCard.tsx'
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
