import { Codes } from '../../components/Codes.tsx'
import { Icon } from '../../components/Icon.tsx'
import { usePage } from '../../components/usePage.ts'

export interface Neighbour {
  id: string
  name: string
}

/** The neighbours in a list, as linked from a detail's footer. */
export interface NeighbourLinks {
  previous: Neighbour | null
  next: Neighbour | null
}

/** Returns the neighbours of the item at a position. */
export function neighboursIn<T>(items: readonly T[], toNeighbour: (item: T) => Neighbour) {
  const at = (position: number): Neighbour | null => {
    const item = items[position]
    return item === undefined ? null : toNeighbour(item)
  }
  return (position: number): NeighbourLinks => ({ previous: at(position - 1), next: at(position + 1) })
}

interface Props extends NeighbourLinks {
  /** The detail's route, e.g. '/exhibits/detail'. */
  base: string
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
          <b>
            <Codes text={previous.name} />
          </b>
        </a>
      )}
      {next && (
        <a rel="next" href={page.href(`${base}/${next.id}`)}>
          <span className="small faint">
            {labels[1]}
            <Icon name="right" small />
          </span>
          <b>
            <Codes text={next.name} />
          </b>
        </a>
      )}
    </nav>
  )
}
