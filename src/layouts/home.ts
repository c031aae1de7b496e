import type { FairContent } from '../content/types.ts'
import { type HomeViewProps, homeProps } from '../domain/home-page.ts'
import { blockSources } from './blocks.ts'

/** What home shows of a fair at an instant. */
export const homeOf = (fair: FairContent, now: string): HomeViewProps =>
  homeProps(fair.exhibition, fair.home, blockSources(fair), now)
