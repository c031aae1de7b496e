import * as z from 'zod/mini'
import { data, post } from './endpoint.ts'
import { download, time } from './kinds.ts'

/** A stored file. */
export const FileRef = z.object({
  /** Reference to an uploaded file in forms, inquiries, cards and portraits. */
  fileId: z.string(),
  /** Name with extension, for display and download; the platform may have removed folders and control characters. */
  fileName: z.string(),
  /** Short name of its type for display, such as PDF or JPG. */
  format: z.string(),
  /** Its size in bytes. */
  bytes: z.number(),
  /** Download address: a path of the platform or an absolute address; no login required. */
  url: download,
})
export type FileRef = z.infer<typeof FileRef>

/** The file of a message of type FILE (added): its details before it is downloaded. */
export const ChatFile = z.object({
  /** Name with extension, 1 to 200 characters. */
  fileName: z.string(),
  /** Short name of its type for display, such as PDF or STEP; empty if unknown. */
  format: z.string(),
  /** Its size in bytes. */
  bytes: z.number(),
})
export type ChatFile = z.infer<typeof ChatFile>

/**
 * Purpose of a file: determines the accepted types and sizes (the sandbox's in brackets). FORM a field of type file or
 * picture (pictures and office documents, 10 MB); PORTRAIT the user's picture (5 MB); CARD the portrait of a business
 * card (5 MB); INQUIRY an attachment (as FORM and ZIP, 20 MB); CHAT a picture, voice message or file (also drawings and
 * archives, 20 MB); SAMPLE an attachment of a sample request (pictures and PDF, 10 MB).
 */
export const FilePurpose = z.enum(['FORM', 'PORTRAIT', 'CARD', 'INQUIRY', 'CHAT', 'SAMPLE'])
export type FilePurpose = z.infer<typeof FilePurpose>

/** Permission to upload one file directly to the store. */
export const UploadSignature = z.object({
  /** The file as it will be stored; its `url` is invalid until the upload is complete. */
  file: FileRef,
  /** Upload address: absolute, or a path of the platform. Signed, so it must not be changed. */
  uploadUrl: z.string(),
  /** PUT sends the bytes as the body; POST sends a multipart form of `fields`, the file last under the name `file`. */
  method: z.enum(['PUT', 'POST']),
  /** Headers to send with the bytes, by name, e.g. Content-Type; empty if there are none. */
  headers: z.record(z.string(), z.string()),
  /** Form fields that precede the file, by name; empty for PUT. */
  fields: z.record(z.string(), z.string()),
  /** When the permission expires, ISO 8601 in UTC; request another afterwards. 15 minutes in the sandbox. */
  expireTime: time,
})
export type UploadSignature = z.infer<typeof UploadSignature>

export const file = {
  /**
   * Permission to upload one file directly to the store (Spec 7). Requires login; refused if the type or size is not
   * accepted for its purpose. Nothing is stored until the bytes arrive; the store then answers with any 2xx.
   */
  signature: post(
    '/api/v1/oss/file/signature',
    z.object({
      /** The original file name with extension. */
      fileName: z.string(),
      /** MIME type, e.g. image/png; parameters after a semicolon are ignored. */
      contentType: z.string(),
      /** Its size in bytes, at least 1; the upload must have the same size. */
      bytes: z.number(),
      /** Purpose of the file; cards, portraits and inquiries accept only files of their own purpose. */
      purpose: FilePurpose,
    }),
    data(UploadSignature),
    { authed: true, safe: true },
  ),
}
