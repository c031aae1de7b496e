import { load } from '../../data/load.ts'
import { pictureOf } from '../../media/address.ts'
import type { Article } from './article.ts'
import { COMMITTEE } from './article.ts'

/** An article from the days of the fair: day from 0, 'HH:mm' at the venue. */
type Headline = Article & { readonly day: number; readonly time: string }

export const HEADLINES: readonly Headline[] = load('news/headlines').headlines.map(({ cover, ...article }) => ({
  ...article,
  cover: pictureOf(cover),
  source: COMMITTEE,
}))
