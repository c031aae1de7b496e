import { scaleBand, scaleLinear } from '@visx/scale'
import { BarStack, Line } from '@visx/shape'
import { units } from './units.ts'

interface ChartSeries {
  name: string
  /** One count per column. */
  counts: readonly number[]
}

interface Props {
  /** The labels under the columns; '' for columns without one. */
  columns: readonly string[]
  series: readonly ChartSeries[]
  format: (count: number) => string
  /** The chart's data as text, for screen readers. */
  label: string
}

/** In units of the SVG, which is stretched to its container. */
const COLUMN = 10
const HEIGHT = 100

/**
 * Counts as columns, stacked if there are several series. Only for prerendered views: the chart library is not meant
 * for browsers. Texts are in HTML around the SVG, so that they keep their size at every width.
 */
export function ColumnChart({ columns, series, format, label }: Props) {
  const data = columns.map((_, n) => ({
    n,
    ...Object.fromEntries(series.map(({ counts }, at) => [at, counts[n] ?? 0])),
  }))
  const sums = columns.map((_, n) => series.reduce((sum, { counts }) => sum + (counts[n] ?? 0), 0))
  const x = scaleBand({ domain: columns.map((_, n) => n), range: [0, columns.length * COLUMN], padding: 0.2 })
  const y = scaleLinear({ domain: [0, Math.max(1, ...sums)], range: [HEIGHT, 0], nice: 4 })
  const ticks = y.ticks(4).filter(Number.isInteger)
  return (
    <>
      {series.length > 1 && (
        <ul className="chart-legend">
          {series.map(({ name }, at) => (
            <li key={name}>
              <svg viewBox="0 0 10 10" aria-hidden="true">
                <rect className={classOf(at)} width="10" height="10" />
              </svg>
              {name}
            </li>
          ))}
        </ul>
      )}
      <div className="column-chart">
        <ul className="chart-scale" aria-hidden="true">
          {ticks.toReversed().map((tick) => (
            <li key={tick}>{format(tick)}</li>
          ))}
        </ul>
        <svg
          className="chart-plot"
          viewBox={`0 0 ${columns.length * COLUMN} ${HEIGHT}`}
          preserveAspectRatio="none"
          role="img"
          aria-label={label}
        >
          {ticks.map((tick) => (
            <Line
              key={tick}
              className="chart-line"
              from={{ x: 0, y: units(y(tick)) }}
              to={{ x: columns.length * COLUMN, y: units(y(tick)) }}
            />
          ))}
          <BarStack
            data={data}
            keys={series.map((_, at) => at)}
            x={({ n }) => n}
            xScale={x}
            yScale={y}
            color={() => ''}
          >
            {(stacks) =>
              stacks.flatMap(({ index, bars }) =>
                bars
                  .filter(({ height }) => height > 0)
                  .map((bar) => (
                    <rect
                      key={`${index} ${bar.index}`}
                      className={classOf(index)}
                      x={units(bar.x)}
                      y={units(bar.y)}
                      width={units(bar.width)}
                      height={units(bar.height)}
                    />
                  )),
              )
            }
          </BarStack>
        </svg>
        <ul className="chart-columns" aria-hidden="true">
          {columns.map((name, n) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: several have no text, and the order never changes
            <li key={n}>{name}</li>
          ))}
        </ul>
      </div>
    </>
  )
}

const classOf = (series: number) => (series === 0 ? 'chart-bar' : 'chart-bar chart-second')
