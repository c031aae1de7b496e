/**
 * Whether a typed account may be the one that is shown masked (138****8000, l***@example.com): the unmasked parts must
 * match. If the mask hides everything, any account may be.
 */
export function fitsMask(typed: string, masked: string): boolean {
  const [head = '', ...rest] = masked.toLowerCase().split(/[*•…]+/)
  if (rest.length === 0) return typed.trim().toLowerCase() === head.trim()
  const tail = rest.at(-1) ?? ''
  const text = typed.trim().toLowerCase()
  return text.startsWith(head.trim()) && text.endsWith(tail) && text.length >= head.trim().length + tail.length
}
