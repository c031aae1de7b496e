import { usePage } from '../../components/usePage.ts'
import { relOf } from '../../lib/i18n/paths.ts'

interface Cell {
  text: string
  /** The page that lists the counted items. */
  href?: string
}

interface Props {
  heads: readonly string[]
  /** The first cell of a row is its heading. */
  rows: readonly (readonly Cell[])[]
}

/** The table behind a chart, for readers who want its numbers. */
export function FigureTable({ heads, rows }: Props) {
  const page = usePage()
  return (
    <details className="chart-table">
      <summary className="link">{page.t('figures:table')}</summary>
      <table>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...cells], at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: names may repeat, and the order never changes
            <tr key={at}>
              <th scope="row">{name && <Text {...name} />}</th>
              {cells.map((cell, n) => (
                <td key={heads[n + 1]}>
                  <Text {...cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}

const Text = ({ text, href }: Cell) =>
  href === undefined ? (
    text
  ) : (
    <a className="link" href={href} rel={relOf(href)}>
      {text}
    </a>
  )
