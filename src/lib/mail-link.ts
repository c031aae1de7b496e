/** A link that writes to an address; other characters in it cannot add recipients, a subject or text (RFC 6068). */
export const mailLink = (email: string): string => `mailto:${encodeURIComponent(email).replace('%40', '@')}`
