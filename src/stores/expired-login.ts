import { atom } from 'nanostores'

/**
 * Whose login has run out on this page, until the next login or a logout; else null. What this visitor has typed stays
 * mounted for the next login (islands/RequireLogin.tsx).
 */
export const $expiredUser = atom<string | null>(null)
