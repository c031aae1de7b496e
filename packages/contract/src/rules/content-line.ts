// Lines in the format of calendar files (RFC 5545, 3.1) and vCards (RFC 6350, 3.2).

/** Maximum length of a line in octets before it has to be folded, without its line break. */
const LINE_OCTETS = 75

/** A content line in pieces of at most 75 octets, never split inside a character. */
export function folded(line: string): string {
  let text = ''
  let octets = 0
  for (const character of line) {
    const size = octetsOf(character)
    if (octets + size > LINE_OCTETS) {
      text += '\r\n '
      octets = 1
    }
    text += character
    octets += size
  }
  return text
}

/** In UTF-8. */
function octetsOf(character: string): number {
  const code = character.codePointAt(0) ?? 0
  if (code < 0x80) return 1
  if (code < 0x800) return 2
  return code < 0x10000 ? 3 : 4
}

/**
 * Removes characters that such texts must not contain: control characters except tab and line break, and unpaired
 * surrogates.
 */
export function readable(text: string): string {
  return text
    .toWellFormed()
    .replace(/\r\n?|\u2028|\u2029/g, '\n')
    .replace(/(?![\t\n])\p{Cc}/gu, '')
}

/** A TEXT value: characters with a meaning in a line are escaped. */
export const escapeText = (text: string): string =>
  readable(text)
    .replace(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n')
