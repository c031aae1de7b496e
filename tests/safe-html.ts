import type { SafeHtml } from '../src/domain/brand.ts'

/** HTML that a test has written itself, or that no browser gets to see: in place of what the sanitiser lets through. */
export const safe = (html: string): SafeHtml => html as SafeHtml
