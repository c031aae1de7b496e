import { usePage } from '../../components/usePage.ts'
import type { Point } from '../../domain/floor-shape.ts'
import { extent } from '../../domain/floor-shape.ts'
import type { MapPlace } from '../../domain/hall-map.ts'
import type { WayHall } from '../../domain/way-plan.ts'
import { Aisles, Area, move } from './map-parts.tsx'
import { PLACE_ICONS, placeIcon } from './place-icons.ts'
import { placeName } from './way-options.ts'

/** The start, the end or a stop of a way. */
export interface WayMark {
  at: Point
  /** A letter or number. */
  text: string
}

interface Props {
  hall: WayHall
  lines: readonly (readonly Point[])[]
  marks: readonly WayMark[]
  /** Keys of the booths that the way is about. */
  booths: ReadonlySet<string>
  /** The content of the map if it does not show a way. The map then shows the entire hall. */
  label?: string
}

/** Margin around a way, in map units: two booths. */
const ROUND = 150
/** The smallest part of a hall that is shown: eight booths. */
const MIN_SIZE = 720
/** Half the size of an icon's background and the radius of a mark, in map units. */
const MARK = 24

/** The part of a hall's map around a way, with the way as a line. The instructions are its text alternative. */
export function WayMap({ hall: { hall, map, slug }, lines, marks, booths, label }: Props) {
  const page = usePage()
  const { t } = page
  const [x, y, width, height] = label === undefined ? viewOf(lines.flat(), map) : [0, 0, map.width, map.height]
  return (
    <figure className="hall-map way-map">
      <svg viewBox={`${x} ${y} ${width} ${height}`} role="img" aria-label={label ?? t('way:map', { hall })}>
        {map.outline && <Area shape={map.outline} kind="hall-level" />}
        <Aisles map={map} />
        {map.booths.map(({ key, stand, shape }) => (
          <g
            key={key}
            className={booths.has(key) ? 'way-booth way-end' : 'way-booth'}
            transform={move(shape.x, shape.y)}
          >
            <path d={shape.path} />
            <text x={shape.width / 2} y={shape.height / 2 + 8}>
              {stand}
            </text>
          </g>
        ))}
        {lines.map((line, n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the order of lines never changes
          <g key={n}>
            <polyline className="way-edge" points={line.join(' ')} />
            <polyline className="way-line" points={line.join(' ')} />
          </g>
        ))}
        {map.places.map((place) => (
          <Place key={`${place.category} ${place.at}`} place={place} />
        ))}
        {marks.map(({ at: [markX, markY], text }) => (
          <g key={`${text} ${markX} ${markY}`} className="way-mark" transform={move(markX, markY)}>
            <circle r={MARK} />
            <text y="9">{text}</text>
          </g>
        ))}
      </svg>
      <figcaption>
        <a className="link" href={`${page.href(`/hall/${slug}`)}#map`}>
          {t('way:hallMap', { hall })}
        </a>
      </figcaption>
    </figure>
  )
}

/** The visible part: the way and its margin, at least as wide as it is high. */
function viewOf(points: readonly Point[], map: WayHall['map']): readonly [number, number, number, number] {
  const [left, right] = extent(points.map(([x]) => x))
  const [top, bottom] = extent(points.map(([, y]) => y))
  const part = (from: number, to: number, size: number, least: number): readonly [number, number] => {
    const length = Math.min(size, Math.max(to - from + 2 * ROUND, least))
    const start = Math.min(Math.max(0, (from + to - length) / 2), size - length)
    return [Math.round(start), Math.round(length)]
  }
  const [y, height] = part(top, bottom, map.height, MIN_SIZE / 2)
  const [x, width] = part(left, right, map.width, Math.max(height, MIN_SIZE))
  return [x, y, width, height]
}

function Place({ place }: { place: MapPlace }) {
  const page = usePage()
  const [x, y] = place.at
  const icon = placeIcon(place.category)
  return (
    <g className={place.shape ? 'hall-unit' : 'hall-point'}>
      <title>{placeName(page, place)}</title>
      {place.shape && <Area shape={place.shape} kind="hall-room" />}
      {icon && (
        <g transform={move(x - MARK, y - MARK)}>
          <rect width={2 * MARK} height={2 * MARK} rx="6" />
          <path className="way-icon" d={PLACE_ICONS[icon]} transform="translate(6 6) scale(1.5)" />
        </g>
      )}
    </g>
  )
}
