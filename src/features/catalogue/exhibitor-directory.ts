import type { Booth, ExhibitorSummary } from '@fair/contract/catalogue.ts'
import type { Language } from '@fair/contract/rules/language.ts'
import { LETTERS } from '../../components/letters.ts'
import { hallSlug } from '../../domain/booth-path.ts'
import { orderOf } from '../../lib/i18n/names.ts'

/** A line of the directory. */
interface DirectoryEntry {
  id: ExhibitorSummary['exhibitorId']
  name: string
  localName: string
  localLanguage: string
  booth: Booth
}

export interface DirectoryGroup {
  letter: string
  entries: DirectoryEntry[]
}

/**
 * Exhibitors per page of the directory: a line is up to 27 bytes over the wire, and a page at most 32 KB
 * (packages/build/src/budgets.ts).
 */
const DIRECTORY_PAGE_SIZE = 1000

export interface DirectoryPage {
  /** From 1. */
  pageNum: number
  pageSize: number
  /** Exhibitors on all pages. */
  total: number
  /** The page on which each letter begins; letters without exhibitors are absent. */
  letterPages: Readonly<Record<string, number>>
  /** The exhibitors of this page. A letter that began on an earlier page continues here. */
  groups: DirectoryGroup[]
}

/** The pages of the directory. They depend only on the number of exhibitors, so all languages have the same. */
export function directoryPages(groups: readonly DirectoryGroup[], pageSize = DIRECTORY_PAGE_SIZE): DirectoryPage[] {
  const lines = groups.flatMap(({ letter, entries }) => entries.map((entry) => ({ letter, entry })))
  const total = lines.length
  const letterPages: Record<string, number> = {}
  for (const [n, { letter }] of lines.entries()) letterPages[letter] ??= Math.floor(n / pageSize) + 1
  return Array.from({ length: Math.max(1, Math.ceil(total / pageSize)) }, (_, n) => {
    const own = Map.groupBy(lines.slice(n * pageSize, (n + 1) * pageSize), ({ letter }) => letter)
    return {
      ...{ pageNum: n + 1, pageSize, total, letterPages },
      groups: [...own].map(([letter, each]) => ({ letter, entries: each.map(({ entry }) => entry) })),
    }
  })
}

/** The path of a page of the directory. */
export const directoryPath = (pageNum: number): string =>
  pageNum === 1 ? '/exhibitor/more' : `/exhibitor/more/page/${pageNum}`

/** All exhibitors by initial, sorted within it by the language's collation; letters without exhibitors are left out. */
export function directoryGroups(exhibitors: readonly ExhibitorSummary[], language: Language): DirectoryGroup[] {
  const compare = orderOf(language, true)
  const sorted = exhibitors.toSorted(
    (a, b) => compare(a.exhibitorName, b.exhibitorName) || (a.exhibitorId < b.exhibitorId ? -1 : 1),
  )
  const byLetter = new Map(LETTERS.map((letter) => [letter, [] as DirectoryEntry[]]))
  for (const { exhibitorId, exhibitorName, localName, localLanguage, booth, initial } of sorted) {
    const entries = byLetter.get(initial) ?? byLetter.get('#')
    entries?.push({ id: exhibitorId, name: exhibitorName, localName, localLanguage, booth })
  }
  return [...byLetter].flatMap(([letter, entries]) => (entries.length === 0 ? [] : [{ letter, entries }]))
}

/** The number of halls in which the exhibitors have booths. An exhibitor without a booth is in no hall. */
export const hallsOf = (exhibitors: readonly ExhibitorSummary[]): number =>
  new Set(exhibitors.flatMap(({ booth: { hall } }) => (hall.trim() === '' ? [] : hallSlug(hall)))).size
