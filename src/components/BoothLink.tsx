import { boothPath } from '../domain/booth-path.ts'
import type { PageContext } from '../lib/page.ts'
import { BoothPlate } from './parts.tsx'

interface Props {
  page: Pick<PageContext, 't' | 'href'>
  booth: { hall: string; stand: string }
  large?: boolean
}

/** A booth plate that leads to the booth on its hall's map; without a hall it leads nowhere. */
export function BoothLink({ page, booth, large = false }: Props) {
  if (booth.hall.trim() === '') return <BoothPlate page={page} booth={booth} large={large} />
  const [path, anchor] = boothPath(booth).split('#')
  return (
    <a className="booth-link" href={`${page.href(path ?? '')}#${anchor}`}>
      <BoothPlate page={page} booth={booth} large={large} />
    </a>
  )
}

/** Leads to the page that finds the way to a booth; nothing for a booth without a hall. */
export function WayHereLink({ page, booth: { hall, stand } }: { page: PageContext; booth: Props['booth'] }) {
  if (hall.trim() === '') return null
  return (
    <a className="link" rel="nofollow" href={page.href('/hall/way', { to: `${hall} ${stand}` })}>
      {page.t('common:wayHere')}
    </a>
  )
}
