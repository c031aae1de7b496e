import * as z from 'zod/mini'
import { data, post } from './endpoint.ts'
import { download, time } from './kinds.ts'

/** A stored file. */
export const FileRef = z.object({
  /** What forms, inquiries, cards and portraits name an uploaded file by. */
  fileId: z.string(),
  /** Its name with ending, as it is shown and saved; the platform may have taken folders and control characters off. */
  fileName: z.string(),
  /** Short name of its type to show, such as PDF or JPG. */
  format: z.string(),
  /** Its size in bytes. */
  bytes: z.number(),
  /** Where it is downloaded: a path of the platform or a whole address, without a login. */
  url: download,
})
export type FileRef = z.infer<typeof FileRef>

/** The file of a message of the kind FILE (added): what is told of it before it is downloaded. */
export const ChatFile = z.object({
  /** Its name with ending, 1 to 200 characters. */
  fileName: z.string(),
  /** Short name of its type to show, such as PDF or STEP; empty where it is not known. */
  format: z.string(),
  /** Its size in bytes. */
  bytes: z.number(),
})
export type ChatFile = z.infer<typeof ChatFile>

/**
 * What a file is for: decides which types and sizes the platform takes (in brackets, the sandbox's). FORM a field of type
 * file or picture (pictures and office documents, 10 MB); PORTRAIT the user's picture (5 MB); CARD the portrait of a
 * business card (5 MB); INQUIRY an attachment (as FORM and ZIP, 20 MB); CHAT a picture, voice message or file (also drawings and archives, 20 MB); SAMPLE an
 * attachment of a sample request (pictures and PDF, 10 MB).
 */
export const FilePurpose = z.enum(['FORM', 'PORTRAIT', 'CARD', 'INQUIRY', 'CHAT', 'SAMPLE'])
export type FilePurpose = z.infer<typeof FilePurpose>

/** Leave to upload one file straight to the store. */
export const UploadSignature = z.object({
  /** How the file is in the store once it is there; until then its `url` leads nowhere. */
  file: FileRef,
  /** Where the bytes go: a whole address, or a path of the platform. Signed: it is sent as it is. */
  uploadUrl: z.string(),
  /** PUT sends the bytes as the body; POST sends a multipart form of `fields`, the file last under the name `file`. */
  method: z.enum(['PUT', 'POST']),
  /** Headers to send with the bytes, by name, e.g. Content-Type; empty without. */
  headers: z.record(z.string(), z.string()),
  /** Parts of the form that go before the file, by name; empty for PUT. */
  fields: z.record(z.string(), z.string()),
  /** ISO 8601, UTC: after it, request another. 15 minutes in the sandbox. */
  expireTime: time,
})
export type UploadSignature = z.infer<typeof UploadSignature>

export const file = {
  /**
   * Leave to upload one file straight to the store (Spec 7). Logged in only; refused if its type or size is not taken for
   * its purpose. Nothing is kept before the bytes have come; the store answers any 2xx then.
   */
  signature: post(
    '/api/v1/oss/file/signature',
    z.object({
      /** The file's own name with its ending. */
      fileName: z.string(),
      /** MIME type, e.g. image/png; parameters behind a semicolon are not read. */
      contentType: z.string(),
      /** Its size in bytes, 1 or more; the upload has to be as large. */
      bytes: z.number(),
      /** What it is for; a card, a portrait or an inquiry takes no file of another purpose. */
      purpose: FilePurpose,
    }),
    data(UploadSignature),
    { authed: true, safe: true },
  ),
}
