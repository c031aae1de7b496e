/**
 * Characters that XML 1.0 forbids even as a character reference: controls, unpaired surrogates, and two noncharacters.
 */
const FORBIDDEN = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu

/** A text as the content of an XML element, or as an attribute's value in double quotes: valid whatever it contains. */
export const xmlText = (text: string): string =>
  text
    .replace(FORBIDDEN, ' ')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
