import type { Context } from '../context.ts'
import { wrongField } from '../failure.ts'
import { demandUnlocked, unlock, wrongPassword } from './lock.ts'
import { isPassword } from './password.ts'
import type { UserRow } from './users.ts'

/**
 * Users who have a password have to enter it; wrong ones lock the change as they lock the login.
 *
 * @param field the name of the input field
 */
export async function demandPassword(
  row: UserRow,
  field: string,
  password: string | undefined,
  context: Context,
): Promise<void> {
  if (row.password === null) return
  if (password === undefined) throw wrongField(field, 'required')
  demandUnlocked(context, row.id)
  if (!(await isPassword(password, row.password))) throw wrongPassword(context, row.id)
  unlock(context, row.id)
}
