import type { ChatFile, FileRef } from '@fair/contract/file.ts'
import { CHAT_DOCUMENTS } from '@fair/contract/rules/chat-files.ts'
import { uuid } from '@fair/contract/rules/limits.ts'
import type { FileKind } from '@fair/contract/rules/message-kinds.ts'
import { atom, type ReadableAtom } from 'nanostores'
import type { Call } from '../../../api/client.ts'
import { type Upload, uploader } from '../form/form-uploads.ts'
import type { ChatPage } from './chat-page.ts'

/** A message that is a file being uploaded to the store; once it is uploaded, the sent message replaces it. */
export interface Attachment {
  readonly key: string
  readonly chatgroupId: string
  readonly contentsType: FileKind
  readonly file: File
  /** Length of a voice message, in seconds. */
  readonly length: number | null
  /** Address from which the page itself can show or play it. */
  readonly preview: string
  /** The part that is sent, 0 to 1. */
  readonly progress: number
  /** unsent: it waits until the visitor sends it. */
  readonly phase: 'sending' | 'failed' | 'unsent'
  /** The platform's message for a refusal; null if the network failed. */
  readonly refusal: string | null
}

export interface Attachments {
  readonly $list: ReadableAtom<readonly Attachment[]>
  add(chatgroupId: string, file: File, contentsType: Attachment['contentsType'], length?: number): void
  /** Adds a voice message that is uploaded only by `retry`. */
  keepVoice(chatgroupId: string, file: File, length: number): void
  /** Uploads one that failed or waits. */
  retry(key: string): void
  /** Cancels an upload, or discards one that failed or waits. */
  cancel(key: string): void
}

/** Where attachments are sent: another connection once the visitor has logged in again. */
interface Target {
  readonly chats: ChatPage
  readonly upload: ReturnType<typeof uploader>
}

interface Known {
  /** The visitor's own IM id. */
  readonly self: string
  target: Target
  readonly attachments: Attachments
}

let known: Known | undefined

/**
 * The uploads in the chats of a page. They continue while the drawer is closed, and those that failed because the login
 * had expired remain until the same visitor is back.
 */
export function attachmentsOf(chats: ChatPage, call: Call, base: string): Attachments {
  const { self } = chats.engine.$conversation.get()
  const target = { chats, upload: uploader({ call, base }) }
  if (known?.self === self) {
    known.target = target
    return known.attachments
  }
  // They belong to another visitor: discard them.
  for (const { key } of known?.attachments.$list.get() ?? []) known?.attachments.cancel(key)
  const own: Known = { self, target, attachments: createAttachments(() => own.target) }
  known = own
  return own.attachments
}

/** The data of a file that is being uploaded, as far as the page has it. */
export function fileOf({ file: { name, size } }: Pick<Attachment, 'file'>): ChatFile {
  const ending = name.split('.').at(-1)?.toLowerCase() ?? ''
  return { fileName: name, format: CHAT_DOCUMENTS[ending]?.format ?? '', bytes: size }
}

/**
 * The file data in a message besides its address: only for a FILE, as pictures and voice messages are shown and played.
 */
const described = (contentsType: FileKind, { fileName, format, bytes }: FileRef): ChatFile | null =>
  contentsType === 'FILE' ? { fileName, format, bytes } : null

function createAttachments(target: () => Target): Attachments {
  const $list = atom<readonly Attachment[]>([])
  const running = new Map<string, Upload>()
  const change = (key: string, changes: Partial<Attachment>) =>
    $list.set($list.get().map((each) => (each.key === key ? { ...each, ...changes } : each)))
  const list = (own: Pick<Attachment, 'chatgroupId' | 'file' | 'contentsType' | 'length' | 'phase'>): Attachment => {
    const attachment = { ...own, key: uuid(), preview: URL.createObjectURL(own.file), progress: 0, refusal: null }
    $list.set([...$list.get(), attachment])
    return attachment
  }
  const drop = (key: string) => {
    const removed = $list.get().find((each) => each.key === key)
    if (removed) URL.revokeObjectURL(removed.preview)
    $list.set($list.get().filter((each) => each.key !== key))
  }
  const run = async ({ key, chatgroupId, file, contentsType, length }: Attachment) => {
    const own = target().upload(file, 'CHAT', (progress) => change(key, { progress }))
    running.set(key, own)
    const outcome = await own.done
    running.delete(key)
    if (outcome.ok) {
      const sent = { url: outcome.file.url, file: described(contentsType, outcome.file) }
      target().chats.engine.write({ chatgroupId, contentsType, msgContent: '', length, ...sent })
      drop(key)
    } else if (outcome.cancelled) drop(key)
    else change(key, { phase: 'failed', refusal: outcome.message })
  }
  // Warn visitors who leave the page during an upload: the file would be lost.
  addEventListener('beforeunload', (event) => {
    if ($list.get().length > 0) event.preventDefault()
  })

  return {
    $list,
    add: (chatgroupId, file, contentsType, length) =>
      void run(list({ chatgroupId, file, contentsType, length: length ?? null, phase: 'sending' })),
    keepVoice: (chatgroupId, file, length) =>
      void list({ chatgroupId, file, contentsType: 'VOICE', length, phase: 'unsent' }),
    retry: (key) => {
      const again = $list.get().find((each) => each.key === key)
      if (!again || running.has(key)) return
      change(key, { phase: 'sending', progress: 0, refusal: null })
      void run(again)
    },
    cancel: (key) => {
      const own = running.get(key)
      if (own) own.cancel()
      else drop(key)
    },
  }
}
