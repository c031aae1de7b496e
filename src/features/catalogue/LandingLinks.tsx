import { type Landing, landingPath } from '../../domain/landing.ts'
import type { PageContext } from '../../lib/page.ts'
import type { LandingValue } from './landing.ts'

interface Props {
  page: PageContext
  landing: Landing
  values: readonly (LandingValue & { below?: readonly LandingValue[] })[]
}

/** Ways to industries or regions, each with its count; the provinces of a country under it. */
export function LandingLinks({ page, landing, values }: Props) {
  return (
    <ul className="link-columns">
      {values.map(({ value, name, count, below = [] }) => (
        <li key={value}>
          <a href={page.href(landingPath(landing, value))}>
            {name}
            <span className="number">{page.format.number(count)}</span>
          </a>
          {below.length > 0 && (
            <ul>
              {below.map((part) => (
                <li key={part.value}>
                  <a href={page.href(landingPath(landing, part.value))}>
                    {part.name}
                    <span className="number">{page.format.number(part.count)}</span>
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
