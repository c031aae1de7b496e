import { atom, type ReadableAtom } from 'nanostores'
import type { Call } from '../../../api/client.ts'
import type { ChatFile, FileRef } from '../../../contract/file.ts'
import { CHAT_DOCUMENTS } from '../../../domain/chat-files.ts'
import { uuid } from '../../../domain/limits.ts'
import type { FileKind } from '../../../domain/message-kinds.ts'
import { type Upload, uploader } from '../form/form-uploads.ts'
import type { ChatPage } from './chat-page.ts'

/** A message that is a file, on its way to the store; once it is there, its message takes its place. */
export interface Attachment {
  readonly key: string
  readonly chatgroupId: string
  readonly contentsType: FileKind
  readonly file: File
  /** Seconds of a voice message. */
  readonly length: number | null
  /** Where the page itself can show or play it. */
  readonly preview: string
  /** What is sent, 0 to 1. */
  readonly progress: number
  readonly phase: 'sending' | 'failed'
  /** The platform's own words for a refusal; null where the network failed. */
  readonly refusal: string | null
}

export interface Attachments {
  readonly $list: ReadableAtom<readonly Attachment[]>
  add(chatgroupId: string, file: File, contentsType: Attachment['contentsType'], length?: number): void
  retry(key: string): void
  /** Ends an upload, or throws away one that failed. */
  cancel(key: string): void
}

/** Where attachments go: another connection once the visitor has logged in again. */
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
 * What is being uploaded in the chats of a page. It goes on while the drawer is closed, and what failed because the
 * login had run out is still there once the same visitor is back.
 */
export function attachmentsOf(chats: ChatPage, call: Call, base: string): Attachments {
  const { self } = chats.engine.$conversation.get()
  const target = { chats, upload: uploader({ call, base }) }
  if (known?.self === self) {
    known.target = target
    return known.attachments
  }
  // Of another visitor: nothing of theirs is kept.
  for (const { key } of known?.attachments.$list.get() ?? []) known?.attachments.cancel(key)
  const own: Known = { self, target, attachments: createAttachments(() => own.target) }
  known = own
  return own.attachments
}

/** What is told of a file on its way, as far as the page itself knows it. */
export function fileOf({ file: { name, size } }: Pick<Attachment, 'file'>): ChatFile {
  const ending = name.split('.').at(-1)?.toLowerCase() ?? ''
  return { fileName: name, format: CHAT_DOCUMENTS[ending]?.format ?? '', bytes: size }
}

/** What a message says of its file beside its address: only a FILE, for pictures and voice are seen and heard. */
const described = (contentsType: FileKind, { fileName, format, bytes }: FileRef): ChatFile | null =>
  contentsType === 'FILE' ? { fileName, format, bytes } : null

function createAttachments(target: () => Target): Attachments {
  const $list = atom<readonly Attachment[]>([])
  const running = new Map<string, Upload>()
  const change = (key: string, changes: Partial<Attachment>) =>
    $list.set($list.get().map((each) => (each.key === key ? { ...each, ...changes } : each)))
  const drop = (key: string) => {
    const gone = $list.get().find((each) => each.key === key)
    if (gone) URL.revokeObjectURL(gone.preview)
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
  // Whoever leaves the page while something is on its way is asked: it would be lost.
  addEventListener('beforeunload', (event) => {
    if ($list.get().length > 0) event.preventDefault()
  })

  return {
    $list,
    add: (chatgroupId, file, contentsType, length) => {
      const attachment: Attachment = {
        ...{ key: uuid(), chatgroupId, contentsType, file, length: length ?? null },
        ...{ preview: URL.createObjectURL(file), progress: 0, phase: 'sending', refusal: null },
      }
      $list.set([...$list.get(), attachment])
      void run(attachment)
    },
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
