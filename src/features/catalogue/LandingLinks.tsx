import { usePage } from '../../components/usePage.ts'
import { type Landing, landingPath } from '../../domain/landing.ts'
import type { LandingValue } from './landing.ts'

interface Props {
  landing: Landing
  values: readonly (LandingValue & { below?: readonly LandingValue[] })[]
  /** Renders each count as a bar under its row, so that counts can be compared at a glance. */
  isChart?: boolean
}

/** Links to industries or regions, each with its count; the provinces of a country below it. */
export function LandingLinks({ landing, values, isChart = false }: Props) {
  const page = usePage()
  const most = Math.max(...values.map(({ count }) => count))
  const line = (count: number) => isChart && <CountLine share={count / most} />
  return (
    <ul className="link-columns">
      {values.map(({ value, name, count, below = [] }) => (
        <li key={value}>
          <a href={page.href(landingPath(landing, value))}>
            {name}
            <span className="number">{page.format.number(count)}</span>
            {line(count)}
          </a>
          {below.length > 0 && (
            <ul>
              {below.map((part) => (
                <li key={part.value}>
                  <a href={page.href(landingPath(landing, part.value))}>
                    {part.name}
                    <span className="number">{page.format.number(part.count)}</span>
                    {line(part.count)}
                  </a>
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  )
}

/** `share`: relative to the longest bar, 0 to 1. */
const CountLine = ({ share }: { share: number }) => (
  <svg className="count-line" viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
    <rect width={Math.max(1, Math.round(share * 100))} height="1" />
  </svg>
)
