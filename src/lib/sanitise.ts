import DOMPurify, { type Config } from 'dompurify'
import type { SafeHtml } from '../domain/brand.ts'
import { intoOutline } from './outline.ts'
import { PURIFY } from './safe-html.ts'

/** Platform HTML made safe, in the browser: what the build lets through (content/sanitise.ts), and no more. */
export const sanitise = (html: string): SafeHtml => intoOutline(DOMPurify.sanitize(html, PURIFY as Config) as SafeHtml)
