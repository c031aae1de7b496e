/**
 * Whether a typed account may be the one that is shown masked (138****8000, l***@example.com): the unmasked parts must
 * match. If the mask hides everything, any account may be. Full-width characters count as plain ones, and separators
 * not at all (domain/account-input.ts).
 */
export function fitsMask(typed: string, masked: string): boolean {
  const [head = '', ...rest] = plain(masked).split(/[*•…]+/)
  const text = plain(typed.normalize('NFKC'))
  if (rest.length === 0) return text === head
  const tail = rest.at(-1) ?? ''
  return text.startsWith(head) && text.endsWith(tail) && text.length >= head.length + tail.length
}

const plain = (text: string) => text.toLowerCase().replace(/[\s-]/g, '')
