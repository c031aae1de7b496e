import type { PictureAddress } from '@fair/contract/rules/brand.ts'
import type { BubbleKind } from '@fair/contract/rules/message-kinds.ts'
import type { ComponentType } from 'react'
import type { Entry } from '../../../domain/conversation-state.ts'
import { FileBubble } from './FileBubble.tsx'
import { PictureBubble } from './PictureBubble.tsx'
import { VoiceBubble } from './VoiceBubble.tsx'

interface Props {
  entry: Entry
  isMine: boolean
  /** Called when a recording has been played to the visitor. */
  played: () => void
  /** Shows a picture at full size. */
  enlarge: (address: PictureAddress, name: string) => void
}

/** The bubble of each kind of message except words. */
const BUBBLES: Readonly<Record<BubbleKind, ComponentType<Props>>> = {
  IMAGE: PictureBubble,
  VOICE: VoiceBubble,
  FILE: ({ entry }) => <FileBubble file={entry.file} url={entry.url} />,
}

/** A message's file or other content, as every chat shows it. */
export function MessageFile({ kind, ...props }: Props & { kind: BubbleKind }) {
  const Bubble = BUBBLES[kind]
  return <Bubble {...props} />
}
