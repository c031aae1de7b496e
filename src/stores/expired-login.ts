import { atom } from 'nanostores'
import { readUserId } from './session-storage.ts'

/**
 * The user whose login has expired on this page, until the next login or a logout; else null. What this visitor has
 * typed remains mounted for the next login (islands/RequireLogin.tsx).
 */
export const $expiredUser = atom<string | null>(null)

/**
 * The user of this page: logged in, or to log in again. What is finished after a logout is not stored for its user any
 * more.
 */
export const readVisitor = (): string | null => readUserId() ?? $expiredUser.get()
