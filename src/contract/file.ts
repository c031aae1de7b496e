import * as z from 'zod/mini'
import { data, post } from './endpoint.ts'
import { download, time } from './kinds.ts'

/** A stored file. `bytes` is its size, `format` a short name such as PDF, `url` where it is downloaded. */
export const FileRef = z.object({
  fileId: z.string(),
  fileName: z.string(),
  format: z.string(),
  bytes: z.number(),
  url: download,
})
export type FileRef = z.infer<typeof FileRef>

/** What a file is for: decides which types and sizes the platform takes. */
export const FilePurpose = z.enum(['FORM', 'PORTRAIT', 'CARD', 'INQUIRY', 'CHAT', 'SAMPLE'])
export type FilePurpose = z.infer<typeof FilePurpose>

/** Leave to upload one file straight to the store. */
export const UploadSignature = z.object({
  /** How the file stands in the store once it is there. */
  file: FileRef,
  uploadUrl: z.string(),
  /** PUT sends the bytes as the body; POST sends a multipart form of `fields`, the file last under the name `file`. */
  method: z.enum(['PUT', 'POST']),
  headers: z.record(z.string(), z.string()),
  fields: z.record(z.string(), z.string()),
  /** ISO 8601, UTC: after it, ask for another. */
  expireTime: time,
})
export type UploadSignature = z.infer<typeof UploadSignature>

export const file = {
  /** Leave to upload a file of `bytes` and MIME type `contentType` (Spec 7). Refused if its type or size is not taken. */
  signature: post(
    '/api/v1/oss/file/signature',
    z.object({ fileName: z.string(), contentType: z.string(), bytes: z.number(), purpose: FilePurpose }),
    data(UploadSignature),
    { authed: true, safe: true },
  ),
}
