import { usePage } from '../../../components/usePage.ts'
import { type Bar, rangeText } from './list-specifications.ts'

interface Props {
  bars: readonly Bar[]
  unit: string
  /** The bars from `lower` to before `upper` are chosen. */
  lower: number
  upper: number
}

/**
 * In units of the SVG: the width of a bar with its gap, the gap, and the heights of the largest and the smallest
 * bar.
 */
const STEP = 10
const GAP = 1
const HEIGHT = 40
const MIN_HEIGHT = 2

/** How many items have which value. Screen readers get the counts as text. */
export function Histogram({ bars, unit, lower, upper }: Props) {
  const page = usePage()
  const most = Math.max(1, ...bars.map(({ count }) => count))
  const heightOf = (count: number) => (count === 0 ? 0 : MIN_HEIGHT + (count / most) * (HEIGHT - MIN_HEIGHT))
  const filled = bars.filter(({ count }) => count > 0)
  const labelOf = (bar: Bar) =>
    page.t('list:specified', { name: rangeText(page, bar, unit), value: page.format.number(bar.count) })
  return (
    <svg
      className="histogram"
      viewBox={`0 0 ${bars.length * STEP} ${HEIGHT + 2}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={page.format.list(filled.map(labelOf))}
    >
      {bars.map((bar, n) => (
        <rect
          key={bar.from}
          className={n >= lower && n < upper ? 'is-chosen' : undefined}
          x={n * STEP + GAP / 2}
          y={HEIGHT - heightOf(bar.count)}
          width={STEP - GAP}
          height={heightOf(bar.count)}
        />
      ))}
      <rect className="histogram-line" x={0} y={HEIGHT} width={bars.length * STEP} height={2} />
      <rect
        className="histogram-line is-chosen"
        x={lower * STEP}
        y={HEIGHT}
        width={(upper - lower) * STEP}
        height={2}
      />
    </svg>
  )
}
