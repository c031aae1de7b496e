import { boothPath, hallSlug } from '../domain/booth-path.ts'
import type { PageContext } from '../lib/page.ts'

/** Where a booth is in its hall, in map units (domain/hall-map.ts). */
export interface BoothSpot {
  /** Of the hall's map. */
  width: number
  height: number
  /** The middle of the booth. */
  x: number
  y: number
}

interface Props {
  page: Pick<PageContext, 't' | 'href'>
  booth: { hall: string; stand: string }
  /** Absent where the page was not built, and null where the booth is on no map. */
  spot: BoothSpot | null | undefined
}

/**
 * A small map of a booth's hall that leads to the booth on the large one. All booths of a hall share the drawing
 * (features/hall/small-map.ts), which browsers fetch once it is near.
 */
export function BoothMap({ page, booth, spot }: Props) {
  if (!spot) return null
  const { width, height, x, y } = spot
  const [path = '', anchor] = boothPath(booth).split('#')
  return (
    <a className="booth-map" href={`${page.href(path)}#${anchor}`}>
      <img
        src={`${page.href(`/hall/${hallSlug(booth.hall)}`)}map.svg`}
        alt={page.t('common:booth', booth)}
        loading="lazy"
      />
      {/* Gives the picture its size, too. */}
      <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        <circle cx={x} cy={y} />
      </svg>
    </a>
  )
}
