import places from './country-places.json' with { type: 'json' }

/**
 * Position of each country on the land of public/world.svg (Natural Earth, 1:110m, Equal Earth), by ISO 3166 alpha-2.
 */
const PLACES: ReadonlyMap<string, readonly number[]> = new Map(Object.entries(places))
const WIDTH = 1000
const HEIGHT = 470
/** Radii of the smallest and the largest circle, in the map's units. */
const SMALLEST = 8
const LARGEST = 34

interface MapMark {
  /** ISO 3166 alpha-2. */
  code: string
  name: string
  count: number
  href: string
}

interface Props {
  marks: readonly MapMark[]
  /** What the circles show, and where the same data is available as text. */
  caption: string
}

/**
 * Countries on a world map, the area of each circle by its count. The page lists the same data as text, so screen
 * reader and keyboard users miss nothing. Countries without a position are only in the list.
 */
export function WorldMap({ marks, caption }: Props) {
  const most = Math.max(...marks.map(({ count }) => count), 1)
  // The small ones last, so that they are above the large ones.
  const rendered = marks
    .flatMap((mark) => {
      const [x, y] = PLACES.get(mark.code) ?? []
      return x === undefined || y === undefined ? [] : [{ ...mark, x, y }]
    })
    .sort((a, b) => b.count - a.count)
  if (rendered.length < 2) return null
  return (
    <figure className="world-map">
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} width={WIDTH} height={HEIGHT} aria-hidden="true">
        <use href="/world.svg#land" />
        {rendered.map(({ code, name, count, href, x, y }) => (
          <a key={code} href={href} tabIndex={-1}>
            <title>{`${name} ${count}`}</title>
            <circle cx={x} cy={y} r={Math.max(SMALLEST, Math.round(LARGEST * Math.sqrt(count / most)))} />
          </a>
        ))}
      </svg>
      <figcaption className="small muted">{caption}</figcaption>
    </figure>
  )
}
