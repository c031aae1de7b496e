import type { ReactNode } from 'react'
import type { Namespace } from '../../i18n/messages.ts'
import { LIST_PARAMETERS } from '../../state/list-names.ts'
import { ListBody } from './ListBody.tsx'
import type { ListModel } from './list-model.ts'

interface Props {
  model: ListModel
  /** The island that takes over what stands under the heading. */
  island: string
  /** The island's namespaces: the page names them, so that they come beside its code (boot/islands.ts). */
  texts: readonly Namespace[]
  title: string
  lede?: string
  /** Beside the heading. */
  tools?: ReactNode
  children: ReactNode
}

/** The frame of a list as it is prerendered. */
export function ListPage({ model, island, texts, title, lede, tools, children }: Props) {
  return (
    <div className="wrap">
      <header className="page-head">
        <div>
          <h1>{title}</h1>
          {lede && <p>{lede}</p>}
        </div>
        {tools}
      </header>
      <div
        className={model.kind.facets.length > 0 ? 'browse' : 'browse browse-one'}
        data-island={island}
        data-now={['live', ...LIST_PARAMETERS].join(' ')}
        data-texts={texts.join(' ')}
      >
        <ListBody model={model}>{children}</ListBody>
      </div>
    </div>
  )
}
