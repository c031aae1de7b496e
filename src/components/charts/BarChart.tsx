import { scaleBand, scaleLinear } from '@visx/scale'
import { Bar } from '@visx/shape'
import { relOf } from '../../lib/i18n/paths.ts'
import { units } from './units.ts'

interface ChartRow {
  name: string
  count: number
  /** The count as text. */
  number: string
  href: string
}

interface Props {
  rows: readonly ChartRow[]
  /** The chart's data as text, for screen readers. */
  label: string
}

/** In units of the SVG, which is stretched to its container: the width of the longest bar, the height of a row. */
const WIDTH = 100
const ROW = 10
/** Position of a bar in its row: its text is above it. */
const BAR = { from: 7.6, height: 1.6 }

/**
 * Counts as bars, each row a link to what it counts. Only for prerendered views: the chart library is not meant for
 * browsers. Texts are in HTML over the SVG, so that they keep their size at every width.
 */
export function BarChart({ rows, label }: Props) {
  const x = scaleLinear({ domain: [0, Math.max(1, ...rows.map(({ count }) => count))], range: [0, WIDTH] })
  const y = scaleBand({ domain: rows.map((_, n) => n), range: [0, rows.length * ROW] })
  return (
    <div className="bar-chart">
      <svg
        className="chart-plot"
        viewBox={`0 0 ${WIDTH} ${rows.length * ROW}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={label}
      >
        {rows.map(({ name, count }, n) => (
          <Bar
            key={name}
            className="chart-bar"
            x={0}
            y={units((y(n) ?? 0) + BAR.from)}
            width={units(x(count))}
            height={BAR.height}
          />
        ))}
      </svg>
      <ul>
        {rows.map(({ name, number, href }) => (
          <li key={href}>
            <a href={href} rel={relOf(href)}>
              <span>{name}</span>
              <span className="tnum">{number}</span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
