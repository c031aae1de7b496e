import type { Contract } from '@fair/contract/index.ts'
import { accountOf, keyOf } from '../accounts/account.ts'
import { dropProof, readProof, takeCode } from '../accounts/codes.ts'
import { deleteAccount, deletionOf } from '../accounts/deletion.ts'
import { preferenceOf } from '../accounts/interests.ts'
import { copyOf, makeCopy } from '../accounts/personal-data.ts'
import { updateUser } from '../accounts/update-user.ts'
import { ownAccount, requester, setAccount, userByAccount, userInfoOf } from '../accounts/users.ts'
import { completeness } from '../audience/completeness.ts'
import { denied, found, wrongField } from '../failure.ts'
import { contentOf, pictureSize, storedFile } from '../files/store.ts'
import type { GroupHandlers } from '../handler.ts'

/** Spec 7: the user's own account. */
export const user: GroupHandlers<Contract['user']> = {
  info: (_, context) => userInfoOf(requester(context)),
  completed: (_, context) => completeness(context),
  update: (change, context) => {
    updateUser(context, change)
    return userInfoOf(requester(context))
  },
  updatePicture: async ({ fileId }, context) => {
    const { db } = context
    const { id } = requester(context)
    if (fileId === null) {
      db.run('UPDATE user SET portrait = NULL WHERE id = ?', id)
      return userInfoOf(requester(context))
    }
    const { ref } = found(storedFile(db, fileId, id, 'PORTRAIT'), 'file', fileId)
    const size = await pictureSize(contentOf(db, fileId)?.content)
    if (size === null) throw wrongField('fileId', 'notPicture')
    db.run('UPDATE user SET portrait = ? WHERE id = ?', JSON.stringify({ url: ref.url, ...size }), id)
    return userInfoOf(requester(context))
  },
  changeAccount: ({ code, verificationToken, ...input }, context) => {
    const account = accountOf(input)
    const row = requester(context)
    const old = ownAccount(row, account.accountType)
    const proven = verificationToken === undefined ? null : readProof(context, 'CHANGE_ACCOUNT', verificationToken)
    if (old && proven !== keyOf(old)) throw denied('proof', 'proofInvalid')
    takeCode(context, 'CHANGE_ACCOUNT', account, code)
    if (verificationToken !== undefined) dropProof(context, verificationToken)
    const other = userByAccount(context.db, context.tenantId, account)
    if (other && other.id !== row.id) throw denied('taken', 'accountTaken')
    setAccount(context.db, row.id, account)
    return null
  },
  preference: (_, context) => preferenceOf(context),
  dataCopy: (_, context) => copyOf(context),
  askDataCopy: (_, context) => {
    makeCopy(context)
    return copyOf(context)
  },
  deletion: (_, context) => deletionOf(context),
  deleteAccount: async (proof, context) => {
    await deleteAccount(proof, context)
    return null
  },
}
