import type { Agreement } from '../../../contract/agreement.ts'
import type { FieldError } from '../../../contract/form.ts'
import type { FormValues } from '../../../contract/form-field.ts'
import type { GeographyOption } from '../../../contract/geography.ts'
import type { Instant } from '../../../domain/brand.ts'
import type { TreeSource } from './check.ts'
import type { Entries, StoredFile } from './entries.ts'

type Answer<T> = { ok: true; data: T } | { ok: false; message: string }

/** What a draft is kept as. */
interface Draft {
  version: string
  entries: Entries
  time: Instant
}

type UploadOutcome =
  | { ok: true; file: StoredFile }
  | { ok: false; cancelled: boolean; expired: boolean; message: string | null }

/**
 * What a form needs of the world. features/shared/form/form-services.ts makes it of a client; a page hands it in, so that the form
 * itself knows neither calls nor storage.
 */
export interface FormServices {
  /** The whole tree, or its top level with UNLOADED children where it is large (form-trees.ts). */
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
  /** Opens the login over the page; answers whether the visitor is logged in then. */
  login?: () => Promise<boolean>
}

/** What became of a form that was sent. */
export type SendOutcome =
  | { kind: 'accepted' }
  /** The platform's own reasons, field by field; nothing was kept of it. */
  | { kind: 'refused'; fieldErrors: readonly FieldError[]; message?: string | null | undefined }
  /** No answer, or a refusal as a whole: it may be sent again as it is. */
  | { kind: 'failed'; message: string }
  /** The login has run out: it is sent again once the visitor is logged in. */
  | { kind: 'expired'; message: string }

/**
 * Sends the values. The same `requestId` comes again for the same values, so that the platform does a write once however
 * often it is tried (contract/endpoint.ts, Once).
 */
export type SendForm = (values: FormValues, requestId: string) => Promise<SendOutcome>
