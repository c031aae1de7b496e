import type { asker } from './fetch-or-fail.ts'

export type Ask = ReturnType<typeof asker>
