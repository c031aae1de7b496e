import type { FilePurpose } from '@fair/contract/file.ts'
import { type Context, requesterOf } from '../context.ts'
import { wrongField } from '../failure.ts'
import { storedFile } from '../files/store.ts'
import type { FileRef, Media } from '../sent.ts'

/** A file for a purpose, uploaded by the user. @throws PlatformError 4000 for any other id */
export function ownFile(context: Context, field: string, fileId: string, purpose: FilePurpose): FileRef {
  const file = storedFile(context.db, fileId, requesterOf(context), purpose)
  if (!file) throw wrongField(field, 'notUploaded')
  return file.ref
}

/** The side of an uploaded portrait as pages reserve it: portraits are cropped square before upload. */
const SIDE = 400

/** An uploaded picture. @throws PlatformError 4000 */
export function ownPicture(context: Context, field: string, fileId: string, purpose: FilePurpose): Media {
  return { url: ownFile(context, field, fileId, purpose).url, width: SIDE, height: SIDE }
}
