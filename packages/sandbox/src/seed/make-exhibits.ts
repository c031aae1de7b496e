import type { ExhibitorRow } from './exhibitors.ts'
import { Exhibit, saltOf } from './exhibits.ts'
import type { Kind } from './family.ts'
import { keyOf, randomInt, randomItem, randomNumber, shuffled } from './random.ts'
import type { ShowcaseExhibit } from './showcase/exhibits.ts'
import { SHOWCASE_EXHIBITS } from './showcase/exhibits.ts'
import { numberOf } from './spec.ts'

const FIRST_ID = 800001
const COLUMNS = [0, 1, 2, 3] as const

/** How many exhibits each exhibitor shows: at least three if there are enough, some many more. */
function countsFor(exhibitors: readonly ExhibitorRow[], total: number): number[] {
  const least = Math.min(3, Math.floor(total / Math.max(1, exhibitors.length)))
  const weights = exhibitors.map(({ key, rank, exhibitionId }) => {
    const boost = exhibitionId === '2001' && rank < 20 ? 0.6 : 0
    return randomNumber(key, 30) ** 3 + boost
  })
  const sum = weights.reduce((a, b) => a + b, 0) || 1
  const spare = total - least * exhibitors.length
  let owed = 0
  let given = 0
  return weights.map((weight) => {
    owed += (spare * weight) / sum
    const extra = Math.round(owed) - given
    given += extra
    return least + extra
  })
}

/** The suffix of a model whose name is taken: a version, and finally a number. */
const VERSIONS = ['', 'S', 'E', 'L', 'P', 'H', 'X', 'N', 'T', 'V', 'C', 'K']
const versionOf = (attempt: number): string => VERSIONS[attempt] ?? `/${attempt - VERSIONS.length + 2}`

function modelOf(exhibitor: ExhibitorRow, kind: Kind, key: number): string {
  const { family, company } = exhibitor
  const spec = kind.numberedBy === undefined ? undefined : family.specs[kind.numberedBy]
  const number = spec ? numberOf(spec, key, saltOf(family, kind.numberedBy ?? '')) : randomInt(key, 8, 12, 98) * 10
  return `${company.letter}${kind.series}-${Math.max(1, Math.round(number))}`
}

/** All exhibits, added to their exhibitors; ranked within their exhibition, the showcase first. */
export function makeExhibits(seed: string, exhibitors: readonly ExhibitorRow[], total: number, now: Date): Exhibit[] {
  const counts = countsFor(exhibitors, total)
  const slots = exhibitors.flatMap((exhibitor, index) => Array.from({ length: counts[index] ?? 0 }, () => exhibitor))
  const ranked = new Map<string, number>()
  const nextRank = (exhibitionId: string): number => {
    const rank = ranked.get(exhibitionId) ?? 0
    ranked.set(exhibitionId, rank + 1)
    return rank
  }
  const used = new Set<string>()
  const exhibits: Exhibit[] = []
  const add = (exhibitor: ExhibitorRow, kind: Kind, show?: ShowcaseExhibit) => {
    const index = exhibits.length
    const key = keyOf(seed, 'exhibit', index)
    const id = String(FIRST_ID + index)
    const article = { id, key, kind, now, rank: nextRank(exhibitor.exhibitionId) }
    const model = modelOf(exhibitor, kind, key)
    for (let attempt = 0; ; attempt += 1) {
      const exhibit = new Exhibit(exhibitor, article, model + versionOf(attempt), show)
      const names = COLUMNS.map((column) => `${exhibitor.exhibitionId} ${exhibit.nameIn(column)}`)
      if (names.some((name) => used.has(name))) continue
      for (const name of names) used.add(name)
      exhibits.push(exhibit)
      exhibitor.exhibits.push(exhibit)
      return
    }
  }
  const spent = new Map<ExhibitorRow, number>()
  for (const show of SHOWCASE_EXHIBITS) {
    const exhibitor = exhibitors[show.exhibitor]
    const kind = exhibitor?.family.kinds.find(({ id }) => id === show.kindId)
    if (!exhibitor || !kind || exhibitor.exhibitionId !== '2001' || exhibits.length >= total) continue
    const done = spent.get(exhibitor) ?? 0
    if (done >= slots.filter((one) => one === exhibitor).length) continue
    spent.set(exhibitor, done + 1)
    add(exhibitor, kind, show)
  }
  for (const exhibitor of shuffled(slots, keyOf(seed, 'order'))) {
    const left = spent.get(exhibitor) ?? 0
    if (left > 0) {
      spent.set(exhibitor, left - 1)
      continue
    }
    const key = keyOf(seed, 'exhibit', exhibits.length)
    add(exhibitor, randomItem(exhibitor.family.kinds, key, 9))
  }
  return exhibits
}
