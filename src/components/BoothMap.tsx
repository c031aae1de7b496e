import { boothPath, hallSlug } from '../domain/booth-path.ts'
import { usePage } from './usePage.ts'

/** Position of a booth on the small map of its hall, in percent from the left and from the top. */
export interface BoothSpot {
  x: number
  y: number
}

interface Props {
  booth: { hall: string; stand: string }
  /** Undefined if the page was not built, and null if the booth is on no map. */
  spot: BoothSpot | null | undefined
}

/**
 * A small map of a booth's hall that links to the booth on the large one. All booths of a hall share the SVG
 * (features/hall/small-map.ts), which browsers fetch once it is near the viewport. SVGs have the same size for all
 * halls, so that a page needs few bytes for one.
 */
export function BoothMap({ booth, spot }: Props) {
  const page = usePage()
  if (!spot) return null
  const [path = '', anchor] = boothPath(booth).split('#')
  return (
    <a className="booth-map" href={`${page.href(path)}#${anchor}`}>
      <img
        src={`${page.href(`/hall/${hallSlug(booth.hall)}`)}map.svg`}
        alt={page.t('common:booth', booth)}
        width="400"
        height="300"
        loading="lazy"
      />
      <svg aria-hidden="true">
        <circle cx={`${spot.x}%`} cy={`${spot.y}%`} />
      </svg>
    </a>
  )
}
