import { atom, type ReadableAtom } from 'nanostores'
import type { Call } from '../../../api/client.ts'
import { uuid } from '../../../domain/limits.ts'
import type { FileKind } from '../../../domain/message-kinds.ts'
import { type Upload, uploader } from '../form/form-uploads.ts'
import type { ChatPage } from './chat-page.ts'

/** A picture or voice message on its way to the store; once it is there, its message takes its place. */
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

/** The pictures that the platform takes in a chat (contract/file.ts, purpose CHAT), and that browsers show. */
export const PICTURE_TYPES: readonly string[] = ['image/jpeg', 'image/png', 'image/webp', 'image/gif']

const known = new WeakMap<ChatPage, Attachments>()

/** What is being uploaded in the chats of a page. It goes on while the drawer is closed. */
export function attachmentsOf(chats: ChatPage, call: Call, base: string): Attachments {
  const made = known.get(chats) ?? createAttachments(chats, uploader({ call, base }))
  known.set(chats, made)
  return made
}

function createAttachments(chats: ChatPage, upload: ReturnType<typeof uploader>): Attachments {
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
    const own = upload(file, 'CHAT', (progress) => change(key, { progress }))
    running.set(key, own)
    const outcome = await own.done
    running.delete(key)
    if (outcome.ok) {
      chats.engine.write({ chatgroupId, contentsType, msgContent: '', url: outcome.file.url, length })
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
