import type { Instant } from '@fair/contract/rules/brand.ts'
import type { FairContent } from '../content/types.ts'
import { type HomeViewProps, homeProps } from '../domain/home-page.ts'
import { routeOf } from '../routes.ts'
import { blockSources } from './blocks.ts'

/** The content of a fair's home at an instant. */
export const homeOf = (fair: FairContent, now: Instant): HomeViewProps =>
  homeProps(fair.exhibition, fair.home, blockSources(fair), now, fair.figures)

/** The page that the bare address redirects to (firstPage); null if that is home itself, or no page of this site. */
export function firstPath(path: string): string | null {
  const pattern = routeOf(path)?.pattern
  return pattern === undefined || pattern === '/' || pattern === '/home' ? null : path
}
