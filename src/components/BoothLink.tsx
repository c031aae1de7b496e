import { boothPath } from '../domain/booth-path.ts'
import { BoothPlate } from './parts.tsx'
import { usePage } from './usePage.ts'

interface Props {
  booth: { hall: string; stand: string }
  large?: boolean
  /** Set in a frame on another site: the map then opens in place of that site's page. */
  target?: '_top' | undefined
}

/** A booth plate that links to the booth on its hall's map. Without a hall or a map it is no link. */
export function BoothLink({ booth, large = false, target }: Props) {
  const page = usePage()
  if (page.isUnbuilt || booth.hall.trim() === '') return <BoothPlate booth={booth} large={large} />
  const [path = '', anchor] = boothPath(booth).split('#')
  return (
    <a className="booth-link" href={`${page.href(path)}#${anchor}`} target={target} rel={target && 'noopener'}>
      <BoothPlate booth={booth} large={large} />
    </a>
  )
}

/** Links to the page that shows the route to a booth; nothing for a booth without a hall or a map. */
export function WayHereLink({ booth: { hall, stand } }: { booth: Props['booth'] }) {
  const page = usePage()
  if (page.isUnbuilt || hall.trim() === '') return null
  return (
    <a className="link" rel="nofollow" href={page.href('/hall/way', { to: `${hall} ${stand}` })}>
      {page.t('common:wayHere')}
    </a>
  )
}
