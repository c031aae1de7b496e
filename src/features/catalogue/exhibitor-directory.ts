import { LETTERS } from '../../components/letters.ts'
import type { Booth, ExhibitorSummary } from '../../contract/catalogue.ts'
import type { Language } from '../../domain/language.ts'
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

/** All exhibitors by their initial, within it as the language collates names; letters without any are left out. */
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
