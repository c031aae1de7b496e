/** The link that writes to an address; whatever else is in it adds no receivers, subject or text (RFC 6068). */
export const mailLink = (email: string): string => `mailto:${encodeURIComponent(email).replace('%40', '@')}`
