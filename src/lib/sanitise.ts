import DOMPurify, { type Config } from 'dompurify'
import { PURIFY } from './safe-html.ts'

/** Platform HTML made safe, in the browser: what the build lets through (content/sanitise.ts), and no more. */
export const sanitise = (html: string): string => DOMPurify.sanitize(html, PURIFY as Config)
