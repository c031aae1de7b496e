import { atom } from 'nanostores'
import { sessionUser } from './session.ts'
import { readUserId } from './session-storage.ts'

/**
 * The user whose login has expired on this page, until the next login or a logout; else null. What this visitor has
 * typed remains mounted for the next login (islands/RequireLogin.tsx).
 */
export const $expiredUser = atom<string | null>(null)

/**
 * The user of this page: logged in, or about to log in again after an expired login. Nothing is stored for a user who
 * has logged out.
 */
export const readVisitor = (): string | null => readUserId() ?? $expiredUser.get()

/** The last user of this page, until a logout. */
export const lastVisitor = (): string | null => sessionUser() ?? $expiredUser.get()
