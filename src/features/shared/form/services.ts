import type { Agreement } from '@fair/contract/agreement.ts'
import type { FieldError, FormResult } from '@fair/contract/form.ts'
import type { FormValues } from '@fair/contract/form-field.ts'
import type { GeographyOption } from '@fair/contract/geography.ts'
import type { Instant } from '@fair/contract/rules/brand.ts'
import type { TreeSource } from './check.ts'
import type { Entries, StoredFile } from './entries.ts'

type Answer<T> = { ok: true; data: T } | { ok: false; message: string }

/** A stored draft. */
interface Draft {
  version: string
  entries: Entries
  time: Instant
}

type UploadOutcome =
  | { ok: true; file: StoredFile }
  | { ok: false; cancelled: boolean; expired: boolean; message: string | null }

/**
 * A form's access to the outside. features/shared/form/form-services.ts creates it from a client; a page passes it in,
 * so that the form itself depends on neither calls nor storage.
 */
export interface FormServices {
  /** The complete tree, or its top level with UNLOADED children if it is large (form-trees.ts). */
  tree(source: TreeSource | 'PRODUCTION'): Promise<Answer<GeographyOption[]>>
  /** The nodes below a node of a large tree, each with UNLOADED children; none for a leaf. */
  level(source: TreeSource, path: readonly string[]): Promise<Answer<GeographyOption[]>>
  upload(
    file: File,
    purpose: 'FORM',
    onProgress: (part: number) => void,
  ): { done: Promise<UploadOutcome>; cancel(): void }
  agreement(agreementId: string): Promise<Answer<Agreement>>
  drafts: {
    read(formId: string): Draft | null
    keep(formId: string, draft: Draft): boolean
    drop(formId: string): void
  }
  /** Opens the login over the page; resolves to whether the visitor is logged in afterwards. */
  login?: () => Promise<boolean>
}

/** The outcome of sending a form. */
export type SendOutcome =
  | { kind: 'accepted' }
  /** The platform's own reasons, field by field; nothing was stored. */
  | { kind: 'refused'; fieldErrors: readonly FieldError[]; message?: string | null | undefined }
  /** No answer, or a refusal of the form as a whole: it may be sent again unchanged. */
  | { kind: 'failed'; message: string }
  /** The login has expired: the form is sent again once the visitor is logged in. */
  | { kind: 'expired'; message: string }

/**
 * Sends the values. Until the platform accepts or refuses them, the same values are sent with the same `requestId`, so
 * that it performs a write once, however often it is retried (contract/endpoint.ts, Once).
 */
export type SendForm = (values: FormValues, requestId: string) => Promise<SendOutcome>

type Answered = { ok: true; data: FormResult } | { ok: false; code: string; message: string }

/** Translates the answer of a call that returns a FormResult into the outcome for the form. */
export function sendAnswer(answer: Answered): SendOutcome {
  if (!answer.ok) return { kind: answer.code === 'expired' ? 'expired' : 'failed', message: answer.message }
  const { accepted, fieldErrors, message } = answer.data
  return accepted ? { kind: 'accepted' } : { kind: 'refused', fieldErrors, message }
}
