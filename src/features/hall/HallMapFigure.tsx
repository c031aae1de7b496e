import { Icon } from '../../components/Icon.tsx'
import { usePage } from '../../components/usePage.ts'
import type { FloorShape } from '../../domain/floor-shape.ts'
import type { HallMap, MapBooth, MapPlace } from '../../domain/hall-map.ts'
import { type OccupiedBooth, rowId } from './hall.ts'
import { Aisles, Area, move } from './map-parts.tsx'
import { PLACE_ICONS, placeIcon } from './place-icons.ts'
import { placesOf } from './places.ts'
import { pathOf } from './small-map.ts'

interface Props {
  map: HallMap
  booths: ReadonlyMap<string, OccupiedBooth>
  label: string
  /** Booths are named by their rows in the list. */
  linked: boolean
}

const byPlace = (a: MapBooth, b: MapBooth): number => a.shape.y - b.shape.y || a.shape.x - b.shape.x

/** Half the size of an icon's background, in map units. */
const MARK = 24

/**
 * The map of a hall. Booths with exhibitors are links whose id is the booth's code. Their rows in the list name them.
 */
export function HallMapFigure({ map, booths, label, linked }: Props) {
  const page = usePage()
  const { t } = page
  // By rows, from north to south: this is the tab order, and makes the markup shorter.
  const rows = Map.groupBy([...map.booths].sort(byPlace), ({ shape }) => shape.y)
  const icons = placesOf(map.places).map(({ icon }) => icon)
  return (
    <figure className="hall-map">
      <MapTools />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: A region that scrolls must be reached by keys. */}
      <div className="hall-map-scroll" role="region" aria-label={label} tabIndex={0}>
        <svg viewBox={`0 0 ${map.width} ${map.height}`} role="group" aria-label={label}>
          <defs>
            {icons.map((icon) => (
              <path key={icon} id={`place-${icon}`} d={PLACE_ICONS[icon]} />
            ))}
          </defs>
          {map.outline && <Area shape={map.outline} kind="hall-level" />}
          <Aisles map={map} />
          <path className="hall-free" d={freeBooths(map, booths)} />
          {map.places.map((place) => (
            <Place key={`${place.category} ${place.at}`} place={place} />
          ))}
          <g className="hall-booths">
            {[...rows].map(([y, row]) => (
              <g key={y} transform={move(0, y)}>
                {row.map(({ key, stand, shape }) => {
                  const booth = booths.get(key)
                  const [first] = booth?.exhibitors ?? []
                  if (!booth || !first) return null
                  const labels = booth.exhibitors.map((_, n) => rowId(booth.anchor, n))
                  return (
                    <a
                      key={key}
                      id={booth.anchor}
                      href={page.href(`/exhibitor/detail/${first.exhibitorId}`)}
                      aria-labelledby={linked ? labels.join(' ') : undefined}
                      {...placedAt(shape)}
                    >
                      <path d={shape.path} />
                      <text x={shape.width / 2} y={shape.height / 2 + 8}>
                        {stand}
                      </text>
                    </a>
                  )
                })}
              </g>
            ))}
          </g>
        </svg>
      </div>
      {map.isSchematic && <figcaption>{t('hall:schematic')}</figcaption>}
    </figure>
  )
}

const ZOOM = [
  { how: 'in', icon: 'plus' },
  { how: 'out', icon: 'minus' },
  { how: 'whole', icon: 'full' },
] as const

/** The tools that need script (client/hall-map.ts): zoom, and the legend of the visitor's own marks. */
function MapTools() {
  const { t } = usePage()
  return (
    <div className="hall-tools needs-js">
      <p>
        <span data-mark="saved" hidden>
          <Icon name="heart" small />
          {t('hall:saved')}
        </span>
        <span data-mark="visited" hidden>
          <Icon name="check" small />
          {t('hall:visited')}
        </span>
        <span data-mark="planned" hidden>
          <Icon name="calendar" small />
          {t('hall:planned')}
        </span>
        <span className="hall-hint">{t('hall:zoomHint')}</span>
        <span className="hall-hint hall-hint-touch">{t('hall:zoomHintTouch')}</span>
      </p>
      {ZOOM.map(({ how, icon }) => (
        <button
          key={how}
          className="icon-btn"
          type="button"
          data-map-zoom={how}
          aria-label={t(`hall:zoom.${how}`)}
          title={t(`hall:zoom.${how}`)}
        >
          <Icon name={icon} />
        </button>
      ))}
    </div>
  )
}

/** An SVG attribute that is missing from React's types for links. */
const placedAt = ({ x }: FloorShape): object => ({ transform: `translate(${x})` })

/** Booths without an exhibitor, as one path. */
function freeBooths({ booths }: HallMap, occupied: ReadonlyMap<string, OccupiedBooth>): string {
  const free = booths.filter(({ key }) => !occupied.has(key)).map(({ shape }) => shape)
  return free.map((shape) => pathOf(shape)).join('')
}

function Place({ place }: { place: MapPlace }) {
  const page = usePage()
  const { category, name, shape, at } = place
  const [x, y] = at
  const icon = placeIcon(category)
  const words = name || (icon ? page.t(`hall:place.${icon}`) : '')
  return (
    <g className={shape ? 'hall-unit' : 'hall-point'}>
      {words !== '' && <title>{words}</title>}
      {shape && <Area shape={shape} kind="hall-room" />}
      {icon ? (
        <g transform={move(x - MARK, y - MARK)}>
          <rect width={2 * MARK} height={2 * MARK} rx="6" />
          <use href={`#place-${icon}`} transform="translate(6 6) scale(1.5)" />
        </g>
      ) : (
        !shape && <circle cx={x} cy={y} r="8" />
      )}
    </g>
  )
}
