import type { ContentsType } from '../chat.ts'

interface MessageKind {
  /** Words can be checked and translated; a file is uploaded before its message is written. */
  readonly content: 'words' | 'file'
  /** Marked as read once it is played, not once it is seen (Spec 3, isReadVoice). */
  readonly isPlayed: boolean
}

/**
 * The properties of each kind of message. A new kind is added here; the compiler then reports the places that have to
 * show it.
 */
const KINDS = {
  TEXT: { content: 'words', isPlayed: false },
  IMAGE: { content: 'file', isPlayed: false },
  VOICE: { content: 'file', isPlayed: true },
  FILE: { content: 'file', isPlayed: false },
} as const satisfies Record<ContentsType, MessageKind>

type KindOf<C extends MessageKind['content']> = {
  [K in ContentsType]: (typeof KINDS)[K]['content'] extends C ? K : never
}[ContentsType]

/** The kinds whose message is a file. */
export type FileKind = KindOf<'file'>

/** The kinds with a bubble of their own: all but words. */
export type BubbleKind = Exclude<ContentsType, KindOf<'words'>>

type Message = { readonly contentsType: ContentsType }

export const hasWords = ({ contentsType }: Message): boolean => KINDS[contentsType].content === 'words'

export const isPlayable = ({ contentsType }: Message): boolean => KINDS[contentsType].isPlayed
