import type { FilePurpose } from '@fair/contract/file.ts'
import type { Database } from '../db/database.ts'
import type { StoredFile } from '../forms/check-scope.ts'
import type { FileRef } from '../sent.ts'
import { PURPOSES } from './purposes.ts'

export interface FileRow {
  readonly id: string
  readonly user_id: string
  readonly purpose: FilePurpose
  readonly file_name: string
  readonly content_type: string
  readonly bytes: number
  readonly expire_time: string
}

const COLUMNS = 'id, user_id, purpose, file_name, content_type, bytes, expire_time'

/** A reference to a stored file: downloads come from /sandbox/file/{id}/{name}. */
export function refOf(row: FileRow): FileRef {
  return {
    fileId: row.id,
    fileName: row.file_name,
    format: PURPOSES[row.purpose].types[row.content_type] ?? '',
    bytes: row.bytes,
    url: `/sandbox/file/${row.id}/${encodeURIComponent(row.file_name)}`,
  }
}

/** A file completely uploaded by this user; `purpose` excludes files for another purpose. */
export function storedFile(
  db: Database,
  fileId: string,
  userId: string,
  purpose?: FilePurpose,
): StoredFile | undefined {
  const row = db.one<FileRow>(
    `SELECT ${COLUMNS} FROM file
     WHERE id = ? AND user_id = ? AND purpose = coalesce(?, purpose) AND content IS NOT NULL`,
    fileId,
    userId,
    purpose ?? null,
  )
  return row && { ref: refOf(row), contentType: row.content_type }
}

/** The file that a token permits to upload; `isStored` if its bytes have already arrived. */
export function uploadOf(db: Database, token: string): (FileRow & { readonly isStored: boolean }) | undefined {
  const row = db.one<FileRow & { stored: number }>(
    `SELECT ${COLUMNS}, content IS NOT NULL AS stored FROM file WHERE token = ?`,
    token,
  )
  return row && { ...row, isStored: row.stored === 1 }
}

export function keepContent(db: Database, fileId: string, content: Uint8Array): void {
  db.run('UPDATE file SET content = ? WHERE id = ?', content, fileId)
}

/** The bytes of a file by its unguessable id; undefined until they have arrived. */
export function contentOf(db: Database, fileId: string): (FileRow & { readonly content: Uint8Array }) | undefined {
  return db.one<FileRow & { content: Uint8Array }>(
    `SELECT ${COLUMNS}, content FROM file WHERE id = ? AND content IS NOT NULL`,
    fileId,
  )
}

/**
 * The width and height in pixels of a picture from its bytes; null if they are not a picture, whatever the name says.
 * The decoder is only loaded here.
 */
export async function pictureSize(content: Uint8Array | undefined): Promise<{ width: number; height: number } | null> {
  if (content === undefined) return null
  const { default: sharp } = await import('sharp')
  try {
    const { width, height } = await sharp(content).metadata()
    return { width, height }
  } catch {
    return null
  }
}
