import { atom } from 'nanostores'
import type { ScheduleEntry } from '../contract/schedule.ts'
import type { NoteSubject } from '../domain/note.ts'

/** The page that an overlay is about: its subject is in its address. */
interface AboutPage {
  readonly at: Pick<Location, 'pathname' | 'search'>
}

/** What may lie over the page, and what each kind is told (client/overlays.ts has their code). */
export interface OverlayProps {
  /** Both are the session's (stores/session-page.ts): it says what they show, and when they go. */
  login: null
  identity: null
  /** `chatgroupId`: the chat that is open at first, in place of one with whom the page is about. */
  chat: AboutPage & { readonly chatgroupId?: string }
  inquire: AboutPage
  /** `moves`: a talk that is to get another time of the same exhibitor. */
  book: AboutPage & { readonly moves?: ScheduleEntry }
  card: AboutPage
  claim: AboutPage
  poster: AboutPage
  /** `subject`: what the note is about, where the open page is not its own. */
  note: AboutPage & { readonly subject?: NoteSubject }
  /** Of a live or meeting: what the audience asks while it runs, and what it thinks of it afterwards. */
  questions: AboutPage
  rating: AboutPage
  /** Asks before a logout deletes notes. */
  logout: null
  /** The bar of what is to be compared: beside the page rather than over it, and there as long as anything is chosen. */
  compare: null
}

export type OverlayKind = keyof OverlayProps

export interface OpenOverlay<K extends OverlayKind = OverlayKind> {
  readonly kind: K
  readonly props: OverlayProps[K]
  /** Tells it from others of its kind, before and after it. */
  readonly opening: number
}

/** What lies over the page, the uppermost last; changed by open-overlay.ts, drawn by islands/OverlayHost.tsx. */
export const $overlay = atom<readonly OpenOverlay[]>([])

/** How many writes cover the page (features/shared/loading-overlay.ts). */
export const $blockingWrites = atom(0)
