/**
 * The platform HTML that DOMPurify allows, at build time and in the browser alike: text, lists, tables, links,
 * pictures. Headings of any level are moved into the page's outline afterwards (lib/outline.ts). No styles, no classes,
 * no ids, no forms, no scripts or frames. Addresses are http(s), mailto, tel, or of this site.
 */
export const PURIFY = {
  ALLOWED_TAGS: [
    ...[
      'p',
      'br',
      'hr',
      'h1',
      'h2',
      'h3',
      'h4',
      'h5',
      'h6',
      'ul',
      'ol',
      'li',
      'dl',
      'dt',
      'dd',
      'blockquote',
      'figure',
      'figcaption',
    ],
    ...['strong', 'em', 'b', 'i', 'u', 's', 'sub', 'sup', 'a', 'img'],
    ...['table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td'],
  ],
  ALLOWED_ATTR: ['href', 'src', 'alt', 'width', 'height', 'title', 'lang', 'colspan', 'rowspan', 'scope'],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  ALLOWED_URI_REGEXP: /^(?:https?:|mailto:|tel:|\/(?![\\/])|#)/i,
}
