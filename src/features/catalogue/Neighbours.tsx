import { Icon } from '../../ui/Icon.tsx'
import type { PageContext } from '../../ui/page.ts'
import type { Neighbour } from './exhibit.ts'

interface Props {
  page: PageContext
  /** The detail's route, e.g. '/exhibits/detail'. */
  base: string
  previous: Neighbour | null
  next: Neighbour | null
  labels: readonly [string, string]
}

/** The way to the neighbours in the list. */
export function Neighbours({ page, base, previous, next, labels }: Props) {
  if (!previous && !next) return null
  return (
    <nav className="neighbours" aria-label={page.t('common:pages')}>
      {previous && (
        <a rel="prev" href={page.href(`${base}/${previous.id}`)}>
          <span className="small faint">
            <Icon name="left" small />
            {labels[0]}
          </span>
          <b>{previous.name}</b>
        </a>
      )}
      {next && (
        <a rel="next" href={page.href(`${base}/${next.id}`)}>
          <span className="small faint">
            {labels[1]}
            <Icon name="right" small />
          </span>
          <b>{next.name}</b>
        </a>
      )}
    </nav>
  )
}
