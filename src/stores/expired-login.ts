import { atom } from 'nanostores'

/**
 * The user whose login has expired on this page, until the next login or a logout; else null. What this visitor has
 * typed remains mounted for the next login (islands/RequireLogin.tsx).
 */
export const $expiredUser = atom<string | null>(null)
