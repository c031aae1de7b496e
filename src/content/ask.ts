import type { asker } from './fetch-or-fail.ts'

/** Calls the platform while a site is read: throws BuildFailure where an answer cannot be used. */
export type Ask = ReturnType<typeof asker>
