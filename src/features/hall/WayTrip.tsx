import { useMemo } from 'react'
import { usePage } from '../../components/usePage.ts'
import type { Point } from '../../domain/floor-shape.ts'
import { minutesOf, type Way, type WayGraph } from '../../domain/way-graph.ts'
import type { WayHall } from '../../domain/way-plan.ts'
import { endsOf } from '../../domain/way-stops.ts'
import { bestOrder } from '../../domain/way-tour.ts'
import type { PageContext } from '../../lib/page.ts'
import { WayMap, type WayMark } from './WayMap.tsx'
import { WayActions, WayNotes } from './WayResult.tsx'
import { MAX_STOPS } from './way-address.ts'
import type { WayOption } from './way-options.ts'
import { roundedMetres } from './way-text.ts'

interface Props {
  graph: WayGraph
  halls: readonly WayHall[]
  isStepFree: boolean
  stops: readonly WayOption[]
  /** The start of a tour; null for any of its stops. */
  start: WayOption | null
  /** The number of stops in the address that do not exist at the fair. */
  lost: number
  /** Whether to find the best order. */
  isTour: boolean
}

/** A stop and the way to it from the previous one; null if there is none. */
interface Leg {
  stop: WayOption
  way: Way | null
}

/** A way through several stops: the stops in order, with the way between each two, and its map in each hall. */
export function WayTrip({ graph, halls, isStepFree, stops, start, lost, isTour }: Props) {
  const page = usePage()
  const { t } = page
  const shown = stops.slice(0, MAX_STOPS)
  const key = [start, ...shown].map((each) => each?.stop.key).join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: stops with the same keys are equal
  const legs = useMemo(() => legsOf(graph, halls, shown, isTour ? start : undefined), [graph, halls, key, isTour])
  const ways = legs.flatMap(({ way }) => way ?? [])
  const title = t(isTour ? 'way:tour' : 'way:route')
  // The link names the booths, because another device has other saved ones.
  const keys = legs.map(({ stop }) => stop.stop.key)
  // A route may return to a stop.
  const itemKeys = keys.map((each, n) => `${n} ${each}`)
  const path = page.href('/hall/way', { stops: keys, stepfree: isStepFree ? 1 : null })
  const [metres, seconds] = [sum(ways.map((way) => way.metres)), sum(ways.map((way) => way.seconds))]
  return (
    <section aria-labelledby="way-title">
      <header className="section-head">
        <h2 id="way-title" tabIndex={-1}>
          {title}
        </h2>
      </header>
      {isTour && <p>{t('way:tourWhy')}</p>}
      <div role="status">
        {ways.length > 0 && (
          <p className="way-summary tnum">
            {t('way:total', { metres: roundedMetres(metres), minutes: minutesOf(seconds) })}
          </p>
        )}
      </div>
      {lost > 0 && <p className="way-note">{t('way:lost', { count: lost })}</p>}
      {shown.length < stops.length && <p className="way-note">{t('way:cut', { count: MAX_STOPS })}</p>}
      <WayNotes halls={halls} ways={ways} />
      <WayActions path={path} />
      <div className="way-columns">
        <ol className="way-stops" aria-label={t('way:stops')}>
          {legs.map(({ stop, way }, n) => {
            const before = legs[n - 1]?.stop
            return (
              <li key={itemKeys[n]}>
                {before && <LegLink from={before} to={stop} way={way} isStepFree={isStepFree} />}
                <b className="way-number">{n + 1}</b> <span>{stop.label}</span>
              </li>
            )
          })}
        </ol>
        <div className="way-maps">
          {mapsOf(legs).map(({ hall, lines, marks }) => {
            const own = halls[hall]
            if (!own) return null
            const booths = new Set(legs.flatMap(({ stop: { stop } }) => (stop.kind === 'booth' ? stop.booth.key : [])))
            return <WayMap key={hall} hall={own} lines={lines} marks={marks} booths={booths} />
          })}
        </div>
      </div>
    </section>
  )
}

interface LegProps {
  from: WayOption
  to: WayOption
  way: Way | null
  isStepFree: boolean
}

function LegLink({ from, to, way, isStepFree }: LegProps) {
  const page = usePage()
  const { t } = page
  if (way === null) return <p className="way-leg">{t('way:legNone')}</p>
  const query = { from: from.stop.key, to: to.stop.key, stepfree: isStepFree ? 1 : null }
  return (
    <p className="way-leg tnum">
      <a
        className="link"
        href={page.href('/hall/way', query)}
        aria-label={`${t('way:showLeg', { from: from.label, to: to.label })}: ${legText(page, way)}`}
      >
        {legText(page, way)}
      </a>
    </p>
  )
}

const legText = ({ t }: PageContext, way: Way): string =>
  t('way:leg', { metres: roundedMetres(way.metres), minutes: minutesOf(way.seconds) })

const sum = (values: readonly number[]): number => values.reduce((all, each) => all + each, 0)

/** @param start of a tour, null for any; undefined: the stops are in order */
function legsOf(
  graph: WayGraph,
  halls: readonly WayHall[],
  stops: readonly WayOption[],
  start: WayOption | null | undefined,
): Leg[] {
  const all = start ? [start, ...stops.filter((each) => each !== start)] : [...stops]
  const ends = all.map(({ stop }) => endsOf(stop, halls, graph))
  const order =
    start === undefined
      ? all.map((_, n) => n)
      : bestOrder(
          ends.map((from) => graph.secondsTo(from, ends)),
          start === null ? null : 0,
        )
  return order.flatMap((n, at): Leg[] => {
    const [stop, from, to] = [all[n], ends[order[at - 1] ?? -1], ends[n]]
    return stop && to ? [{ stop, way: from ? graph.find(from, to) : null }] : []
  })
}

interface HallLines {
  hall: number
  lines: Point[][]
  marks: WayMark[]
}

/** The lines and numbers of a trip by hall, in the order in which the halls are entered. */
function mapsOf(legs: readonly Leg[]): HallLines[] {
  const maps = new Map<number, HallLines>()
  const at = (hall: number): HallLines => {
    const known = maps.get(hall) ?? { hall, lines: [], marks: [] }
    maps.set(hall, known)
    return known
  }
  for (const [n, { way }] of legs.entries()) {
    if (way === null) continue
    if (n === 1) at(way.from.hall).marks.push({ at: way.from.at, text: '1' })
    for (const { hall, points } of way.parts) at(hall).lines.push(points)
    at(way.to.hall).marks.push({ at: way.to.at, text: String(n + 1) })
  }
  return [...maps.values()]
}
