import type { ReactNode } from 'react'
import { BlockView } from '../shared/blocks/BlockView.tsx'
import { HomeView } from '../shared/blocks/HomeView.tsx'
import { MicroPageView } from '../shared/blocks/MicroPageView.tsx'
import { GroupDraft } from './GroupDraft.tsx'
import type { PreviewOutcome } from './preview.api.ts'

type RenderedDraft = Extract<PreviewOutcome, { kind: 'home' | 'blocks' | 'group' }>

interface Props {
  outcome: RenderedDraft
  fairName: string
  /** The page's title while its draft has no name. */
  title: string
}

/** A draft, rendered with the views that will show it when it is published. */
export function DraftView({ outcome, fairName, title }: Props): ReactNode {
  switch (outcome.kind) {
    case 'home':
      return <HomeView {...outcome.home} />
    case 'group':
      return <GroupDraft group={outcome.group} introduction={outcome.introduction} />
    case 'blocks':
      return outcome.summary ? (
        <MicroPageView {...outcome.summary} blocks={outcome.blocks} fairName={fairName} embedOrigins={[]} code={null} />
      ) : (
        <article className="micro">
          <header className="micro-head">
            <h1>{title}</h1>
          </header>
          {outcome.blocks.map((block) => (
            <BlockView key={block.blockId} block={block} />
          ))}
        </article>
      )
  }
}
