import type { ReactNode } from 'react'
import { LIST_PARAMETERS } from '../../state/list-names.ts'
import { ListBody } from './ListBody.tsx'
import type { ListModel } from './list-model.ts'
import { LIST_TEXTS } from './list-page.ts'

interface Props {
  model: ListModel
  /** The island that takes over what stands under the heading. */
  island: keyof typeof LIST_TEXTS
  title: string
  lede: string
  /** Beside the heading. */
  tools?: ReactNode
  children: ReactNode
}

/** The frame of both lists as it is prerendered. */
export function ListPage({ model, island, title, lede, tools, children }: Props) {
  const texts = LIST_TEXTS[island].join(' ')
  return (
    <div className="wrap">
      <header className="page-head">
        <div>
          <h1>{title}</h1>
          <p>{lede}</p>
        </div>
        {tools}
      </header>
      <div className="browse" data-island={island} data-now={['live', ...LIST_PARAMETERS].join(' ')} data-texts={texts}>
        <ListBody model={model}>{children}</ListBody>
      </div>
    </div>
  )
}
