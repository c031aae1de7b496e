import { useMemo } from 'react'
import { tiedFacts } from '../../components/Codes.tsx'
import { EmptyState } from '../../components/EmptyState.tsx'
import { Icon } from '../../components/Icon.tsx'
import { usePage } from '../../components/usePage.ts'
import type { Point } from '../../domain/floor-shape.ts'
import { minutesOf, type Way, type WayGraph } from '../../domain/way-graph.ts'
import { stepsOf } from '../../domain/way-instructions.ts'
import type { WayHall } from '../../domain/way-plan.ts'
import { endsOf } from '../../domain/way-stops.ts'
import { showToast } from '../../stores/toasts.ts'
import { WayMap } from './WayMap.tsx'
import type { WayOption } from './way-options.ts'
import { roundedMetres, stepText } from './way-text.ts'

interface Props {
  graph: WayGraph
  halls: readonly WayHall[]
  /** The same way without "step-free"; null if that is off. */
  withSteps: string | null
  from: WayOption
  to: WayOption
}

/** Shorter walks are not shown. */
const MIN_METRES = 0.5

/** The way between two places: metres and minutes, and its details; or that there is none. */
export function WayResult({ graph, halls, withSteps, from, to }: Props) {
  const { t } = usePage()
  const way = useMemo(
    () => graph.find(endsOf(from.stop, halls, graph), endsOf(to.stop, halls, graph)),
    [graph, halls, from, to],
  )
  const isHere = way !== null && (from.stop === to.stop || way.metres < MIN_METRES)
  return (
    <section aria-labelledby="way-title">
      <header className="section-head">
        <h2 id="way-title" tabIndex={-1}>
          {tiedFacts(t('way:result', { from: from.label, to: to.label }))}
        </h2>
      </header>
      {/* Also announces what the switch for step-free ways changes. */}
      <div role="status">
        {way === null ? (
          <NoWay withSteps={withSteps} />
        ) : isHere ? (
          <p>{t('way:here')}</p>
        ) : (
          <p className="way-summary tnum">
            {t('way:summary', { metres: roundedMetres(way.metres), minutes: minutesOf(way.seconds) })}
          </p>
        )}
      </div>
      {way !== null && !isHere && <WayDetails halls={halls} way={way} from={from} to={to} />}
    </section>
  )
}

/** The steps of a way, and its map in each hall. */
function WayDetails({ halls, way, from, to }: Pick<Props, 'halls' | 'from' | 'to'> & { way: Way }) {
  const page = usePage()
  const steps = stepsOf(way, halls, to.stop.kind === 'booth' ? to.stop.booth : null)
  const ends = new Set([from, to].flatMap(({ stop }) => (stop.kind === 'booth' ? stop.booth.key : [])))
  // A way that starts at a door to another hall has no walk in this one.
  const walked = way.parts.filter(({ metres }) => metres >= MIN_METRES)
  return (
    <>
      <WayNotes halls={halls} ways={[way]} />
      <WayActions />
      <div className="way-columns">
        <ol className="way-steps" aria-label={page.t('way:steps')}>
          {steps.map((step, n) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the order of steps never changes
            <li key={n}>{stepText(page, step, from, to)}</li>
          ))}
        </ol>
        <div className="way-maps">
          {walked.map(({ hall, points }, n) => {
            const own = halls[hall]
            const marks = [
              ...(n === 0 ? [{ at: points[0] as Point, text: 'A' }] : []),
              ...(n === walked.length - 1 ? [{ at: points.at(-1) as Point, text: 'B' }] : []),
            ]
            // A way may return to a hall.
            const key = `${hall} ${n}`
            return own && <WayMap key={key} hall={own} lines={[points]} marks={marks} booths={ends} />
          })}
        </div>
      </div>
    </>
  )
}

function NoWay({ withSteps }: Pick<Props, 'withSteps'>) {
  const page = usePage()
  const { t } = page
  const toHalls = { label: t('way:toHalls'), href: page.href('/hall') }
  return (
    <EmptyState
      illustration="missing"
      title={t('way:none')}
      description={t(withSteps === null ? 'way:noneWhy' : 'way:noneFlat')}
      actions={withSteps === null ? [toHalls] : [{ label: t('way:withSteps'), href: withSteps }, toHalls]}
    />
  )
}

/** The totals of some ways. */
export function WayNotes({ halls, ways }: { halls: readonly WayHall[]; ways: readonly Way[] }) {
  const { t } = usePage()
  const isSchematic = ways.some(({ parts }) => parts.some(({ hall }) => halls[hall]?.map.isSchematic))
  return (
    <ul className="way-notes small">
      {ways.some(({ isPartial }) => isPartial) && <li>{t('way:partial')}</li>}
      {isSchematic && <li>{t('way:schematic')}</li>}
      <li>{t('way:speed')}</li>
    </ul>
  )
}

/**
 * Copies or prints the link of a way.
 *
 * @param path the way's path on this site; null: the page's own address
 */
export function WayActions({ path = null }: { path?: string | null }) {
  const { t } = usePage()
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(path === null ? location.href : location.origin + path)
      showToast({ text: t('way:copied') })
    } catch {
      // The browser denies the clipboard: the address bar has the link.
    }
  }
  return (
    <div className="way-actions">
      <button type="button" className="btn btn-quiet btn-s" onClick={() => void copy()}>
        <Icon name="copy" small />
        {t('way:copy')}
      </button>
      <button type="button" className="btn btn-quiet btn-s" onClick={() => print()}>
        <Icon name="print" small />
        {t('way:print')}
      </button>
    </div>
  )
}
