import type { PageSubject } from './page-subject.ts'

/** The subject of a note, as its page showed it when the note was last opened there: the notebook needs no network. */
export interface NoteSubject extends PageSubject {
  name: string
  /** The exhibitor behind it; null if the page names none. */
  supplier: Supplier | null
}

export interface Supplier {
  id: string
  /** The name on the booth. */
  name: string
  /** The company's own spelling of its name; '' if it is the same. */
  legalName: string
  booth: { hall: string; stand: string } | null
}

/** Stars; 0: not rated. */
export type Rating = 0 | 1 | 2 | 3 | 4 | 5
export const RATINGS: readonly Rating[] = [1, 2, 3, 4, 5]

/** A buyer's note about one exhibitor, exhibit or session. Times are milliseconds of the platform's clock. */
export interface Note {
  /** Its exhibition and subject (`noteKey`). */
  key: string
  exhibitionId: string
  subject: NoteSubject
  text: string
  rating: Rating
  /** Null: not visited. */
  visitedAt: number | null
  changedAt: number
}

/** The fields of a note that a buyer changes. */
export type NoteChange = Partial<Pick<Note, 'text' | 'rating' | 'visitedAt'>>

/** Maximum length of the text, in UTF-16 units. */
export const NOTE_MAX = 4000

export const noteKey = (exhibitionId: string, { kind, id }: PageSubject): string => `${exhibitionId}:${kind}:${id}`

/** The address of a subject's page, without language and exhibition. */
export const notePath = ({ kind, id }: PageSubject): string => `/${kind}/detail/${encodeURIComponent(id)}`

export const newNote = (exhibitionId: string, subject: NoteSubject): Note => ({
  key: noteKey(exhibitionId, subject),
  exhibitionId,
  subject,
  text: '',
  rating: 0,
  visitedAt: null,
  changedAt: 0,
})

/** Whether a note is empty, apart from its photos. */
export const isEmptyNote = ({ text, rating, visitedAt }: Note): boolean =>
  text.trim() === '' && rating === 0 && visitedAt === null

/**
 * Merges two notes about the same subject without loss: both texts, unless one contains the other; the rating and the
 * subject of the newer; the earlier visit. Merging the result with either of the two changes nothing.
 */
export function mergeNotes(one: Note, other: Note): Note {
  // If both are of the same moment, the better rated counts as newer, so that the order of the two does not matter.
  const isOneOlder = (one.changedAt - other.changedAt || one.rating - other.rating) <= 0
  const [older, newer] = isOneOlder ? [one, other] : [other, one]
  const visits = [older.visitedAt, newer.visitedAt].filter((time) => time !== null)
  return {
    ...newer,
    text: mergeTexts(older.text, newer.text),
    rating: newer.rating || older.rating,
    visitedAt: visits.length > 0 ? Math.min(...visits) : null,
  }
}

function mergeTexts(older: string, newer: string): string {
  if (newer.includes(older.trim())) return newer
  if (older.includes(newer.trim())) return older
  return `${older.trimEnd()}\n\n${newer.trimStart()}`
}
