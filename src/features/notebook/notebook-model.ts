import { byCode } from '@fair/search/booth-code.ts'
import { folded } from '@fair/search/text.ts'
import type { Note, Supplier } from '../../domain/note.ts'
import type { Photo } from '../../stores/notebook.ts'

export interface NotebookContent {
  notes: Note[]
  /** By the note's key. */
  photos: ReadonlyMap<string, Photo[]>
}

export const NOTE_FILTERS = ['all', 'open', 'visited'] as const
export type NoteFilter = (typeof NOTE_FILTERS)[number]

export const NOTE_ORDERS = ['changed', 'booth', 'rating'] as const
export type NoteOrder = (typeof NOTE_ORDERS)[number]

/** The notes about one exhibitor and its exhibits, or about one subject without an exhibitor. */
export interface SupplierNotes {
  /** The exhibitor's id, or the note's key. */
  key: string
  supplier: Supplier | null
  /** The note about the exhibitor itself first, the others in their original order. */
  notes: Note[]
  /** The highest rating of its notes. */
  rating: Note['rating']
  /** The first visit; null: not visited yet. */
  visitedAt: number | null
  changedAt: number
}

/** Groups notes by their exhibitor. */
export function groupBySupplier(notes: readonly Note[]): SupplierNotes[] {
  const groups = new Map<string, Note[]>()
  for (const note of notes) {
    const key = note.subject.supplier?.id ?? note.key
    groups.set(key, [...(groups.get(key) ?? []), note])
  }
  return [...groups].map(([key, members]) => {
    const own = members.filter(({ subject }) => subject.kind === 'exhibitor')
    const sorted = [...own, ...members.filter((note) => !own.includes(note))]
    const visits = members.flatMap(({ visitedAt }) => visitedAt ?? [])
    return {
      key,
      supplier: supplierOf(members),
      notes: sorted,
      rating: Math.max(...members.map(({ rating }) => rating)) as Note['rating'],
      visitedAt: visits.length > 0 ? Math.min(...visits) : null,
      changedAt: Math.max(...members.map(({ changedAt }) => changedAt)),
    }
  })
}

/** As in the last changed note; its legal name and booth from any note that contains them. */
function supplierOf(members: readonly Note[]): Supplier | null {
  const all = [...members].sort((a, b) => b.changedAt - a.changedAt).flatMap(({ subject }) => subject.supplier ?? [])
  const [newest] = all
  if (!newest) return null
  return {
    ...newest,
    legalName: newest.legalName || (all.find(({ legalName }) => legalName)?.legalName ?? ''),
    booth: newest.booth ?? all.find(({ booth }) => booth)?.booth ?? null,
  }
}

/** The entries that match a filter and a keyword, sorted. */
export function filterNotes(
  groups: readonly SupplierNotes[],
  { filter, keyword, order }: { filter: NoteFilter; keyword: string; order: NoteOrder },
): SupplierNotes[] {
  const term = folded(keyword)
  return groups
    .filter(({ visitedAt }) => filter === 'all' || (visitedAt !== null) === (filter === 'visited'))
    .filter((group) => term === '' || folded(textsOf(group).join('\n')).includes(term))
    .sort(ORDERS[order])
}

const byTime = (a: SupplierNotes, b: SupplierNotes) => b.changedAt - a.changedAt

const ORDERS: Readonly<Record<NoteOrder, (a: SupplierNotes, b: SupplierNotes) => number>> = {
  changed: byTime,
  rating: (a, b) => b.rating - a.rating || byTime(a, b),
  booth: (a, b) => {
    const [left, right] = [a.supplier?.booth, b.supplier?.booth]
    // Those without a booth last.
    if (!left || !right) return Number(!left) - Number(!right) || byTime(a, b)
    return left.hall.localeCompare(right.hall, 'en', { numeric: true }) || byCode(left.stand, right.stand)
  },
}

const textsOf = ({ supplier, notes }: SupplierNotes): string[] => [
  supplier?.name ?? '',
  supplier?.legalName ?? '',
  supplier?.booth ? `${supplier.booth.hall} ${supplier.booth.stand}` : '',
  ...notes.flatMap(({ subject, text }) => [subject.name, text]),
]
