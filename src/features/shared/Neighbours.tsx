import { Icon } from '../../components/Icon.tsx'
import { usePage } from '../../components/usePage.ts'

/** A neighbour in a list, as linked from a detail's footer. */
export interface Neighbour {
  id: string
  name: string
}

interface Props {
  /** The detail's route, e.g. '/exhibits/detail'. */
  base: string
  previous: Neighbour | null
  next: Neighbour | null
  labels: readonly [previous: string, next: string]
}

/** Links to the neighbours in the list. */
export function Neighbours({ base, previous, next, labels }: Props) {
  const page = usePage()
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
