import type { Contract } from '@fair/contract/index.ts'
import { randomId } from '@fair/contract/rules/limits.ts'
import { requester } from '../accounts/users.ts'
import { wrongField } from '../failure.ts'
import { PURPOSES } from '../files/purposes.ts'
import { type FileRow, refOf } from '../files/store.ts'
import { megabytes } from '../forms/check-value.ts'
import type { GroupHandlers } from '../handler.ts'

/** Permission to upload is valid for 15 minutes, in ms. */
const LIFETIME = 15 * 60_000
const NAME_MAX = 120

/** Spec 7: permission to upload directly to the store, which is /sandbox/upload/{token} here. */
export const file: GroupHandlers<Contract['file']> = {
  signature: ({ fileName, contentType, bytes, purpose }, context) => {
    const { types, maxBytes, method } = PURPOSES[purpose]
    // A type may have parameters: audio/webm;codecs=opus.
    const type = contentType.split(';', 1)[0]?.trim().toLowerCase() ?? ''
    if (!Object.hasOwn(types, type))
      throw wrongField('contentType', 'notOneOf', { values: Object.keys(types).join(', ') })
    if (!Number.isInteger(bytes) || bytes < 1) throw wrongField('bytes', 'notWhole', { least: 1 })
    if (bytes > maxBytes) throw wrongField('bytes', 'formFileSize', { max: megabytes(maxBytes) })
    const name = bareName(fileName)
    if (name === '') throw wrongField('fileName', 'required')
    const { db, tenantId, now } = context
    const row: FileRow = {
      id: `F${randomId(24)}`,
      user_id: requester(context).id,
      purpose,
      file_name: name,
      content_type: type,
      bytes,
      expire_time: new Date(now().getTime() + LIFETIME).toISOString(),
    }
    const token = randomId(40)
    db.run(
      'INSERT INTO file VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, NULL)',
      ...[row.id, tenantId, row.user_id, purpose, name, type, bytes, token, row.expire_time],
    )
    return {
      file: refOf(row),
      uploadUrl: `/sandbox/upload/${token}`,
      method,
      headers: method === 'PUT' ? { 'Content-Type': type } : {},
      fields: method === 'POST' ? { token } : {},
      expireTime: row.expire_time,
    }
  },
}

/** The name without any folder, control character or quote, shortened before its extension. */
function bareName(fileName: string): string {
  const name = fileName
    .replace(/^.*[\\/]/, '')
    .replace(/[\p{Cc}\p{Cf}\p{Cs}"]/gu, '')
    .trim()
  if (name.length <= NAME_MAX) return name
  const ending = /\.[^.]{1,10}$/.exec(name)?.[0] ?? ''
  return name.slice(0, NAME_MAX - ending.length) + ending
}
