import { load } from '../../data/load.ts'
import type { Exhibit as ExhibitEntity } from '../../sent.ts'
import { randomInt } from '../random.ts'
import type { ExhibitSource } from '../sources.ts'
import type { Column, Text } from '../text.ts'

interface Paper {
  readonly name: Text
  readonly format: string
  readonly slug: string
  readonly kilobytes: readonly [number, number]
}

const { papers, third: THIRD } = load('prose/downloads')

/** The downloads of an exhibit: drawn on request (pages/papers.ts), with the stated length. */
export function downloadsOf({ id, key, family }: ExhibitSource, column: Column): ExhibitEntity['downloads'] {
  const third = THIRD[family.id]
  const names = ['brochure', 'report', ...(third ? [third] : [])] as const
  return names
    .map((name): Paper => papers[name])
    .map(({ name, format, slug, kilobytes }, index) => ({
      fileName: name[column],
      format,
      bytes: randomInt(key, 90 + index, kilobytes[0], kilobytes[1]) * 1024,
      url: `/media/paper/${id}/${slug}.${format.toLowerCase()}`,
    }))
}
