import type { ScheduleEntry } from '@fair/contract/schedule.ts'
import { atom } from 'nanostores'
import type { NoteSubject } from '../domain/note.ts'

/** An overlay about the subject of a page, which the page's address names. */
interface AboutPage {
  readonly at: Pick<Location, 'pathname' | 'search'>
}

/** The kinds of overlay, and the props of each (client/overlays.ts loads their code). */
export interface OverlayProps {
  /** The session controls both (stores/session-page.ts): what they show, and when they close. */
  login: null
  identity: null
  /** `chatgroupId`: the chat to open, instead of the one with the page's exhibitor. */
  chat: AboutPage & { readonly chatgroupId?: string }
  inquire: AboutPage
  /** `moves`: a talk to be moved to another time with the same exhibitor. */
  book: AboutPage & { readonly moves?: ScheduleEntry }
  card: AboutPage
  claim: AboutPage
  poster: AboutPage
  /** `subject`: the subject of the note, if it is not that of the page. */
  note: AboutPage & { readonly subject?: NoteSubject }
  /** For a live or meeting: the audience's questions while it runs, and its ratings afterwards. */
  questions: AboutPage
  rating: AboutPage
  /** Prompts the visitor before a logout deletes notes. */
  logout: null
  /** The comparison bar: beside the page rather than over it, and shown as long as anything is selected. */
  compare: null
}

export type OverlayKind = keyof OverlayProps

export interface OpenOverlay<K extends OverlayKind = OverlayKind> {
  readonly kind: K
  readonly props: OverlayProps[K]
  /** Distinguishes it from earlier and later ones of its kind. */
  readonly opening: number
}

/** The open overlays, the uppermost last; changed by open-overlay.ts, rendered by islands/OverlayHost.tsx. */
export const $overlay = atom<readonly OpenOverlay[]>([])

/** The number of pending writes that cover the page (features/shared/loading-overlay.ts). */
export const $blockingWrites = atom(0)
