/**
 * Secrets that may occur in a platform's or a browser's own messages, or in an address: logs are stored and copied
 * widely.
 */
const SECRETS: readonly [RegExp, string][] = [
  [/\b(Bearer|Basic)\s+[\w.~+/=-]+/gi, '$1 …'],
  [/\beyJ[\w-]+\.[\w-]+\.[\w-]*/g, '…'],
  [/(https?:\/\/[^\s?#]*)[?#][^\s"']*/gi, '$1?…'],
  [/\b(token|secret|password|authorization|signature|accessKey\w*)(["']?\s*[=:]\s*["']?)[^\s"'&,;]+/gi, '$1$2…'],
  [/[\w.%+-]+@[\w-]+(?:\.[\w-]+)+/g, '…@…'],
  [/(?<![\w.])(?:\+\d[\d -]{7,16}\d|1[3-9]\d{9})(?!\w)/g, '…'],
]

/** A text without tokens, the queries of addresses, mail addresses and telephone numbers. */
export const withoutSecrets = (text: string): string =>
  SECRETS.reduce((redacted, [pattern, instead]) => redacted.replace(pattern, instead), text)
