import { randomUUID } from 'node:crypto'

/** A text that no other story and no repetition uses: they share one fair. */
export const unique = (text: string): string => `${text} ${randomUUID().slice(0, 8)}`
