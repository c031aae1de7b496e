// Texts and addresses that run if they are treated as markup or followed: each calls `__ran`, which the test defines.

export const MARKUP = [
  '<img src=x onerror="__ran(\'img\')">',
  '<svg onload="__ran(\'svg\')"></svg>',
  '</textarea></title><script>__ran("script")</script>',
  '<iframe srcdoc="<script>parent.__ran(\'frame\')</script>"></iframe>',
  '"><a href="javascript:__ran(\'link\')" onfocus="__ran(\'focus\')" autofocus>x</a>',
  '{{constructor.constructor("__ran(1)")()}}',
].join('')
const LINKS = [
  'javascript:__ran("href")',
  ' java\nscript:__ran("href")',
  'data:text/html,<script>parent.__ran()</script>',
]

/** Names whose values code reads: returned unchanged, so that an island can render anything at all. */
const FOR_MACHINES =
  /(^_?|[a-z])(ids?|code|type|kind|status|state|times?|date|zone|lang(uage)?|locale|currency|token|authorization|key|size|count|total|path|mode|scene|sort|uuid|version|country|region|gender|role|unit|colou?r|week|day|jid|room|queue|digest|hash|format|category|level|way)s?$/i
const FOR_MACHINES_BY_VALUE = /^(\d[\d.,:T Z+-]*|[A-Z][A-Z0-9_]*|[a-z]{2}(-[A-Z]{2})?|#[0-9a-f]{3,8})?$/

let turn = 0
/** The answer with each readable text, and each address, made hostile. */
export function hostile(value: unknown, name = ''): unknown {
  if (Array.isArray(value)) return value.map((each) => hostile(each, name))
  if (value !== null && typeof value === 'object')
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, hostile(each, key)]))
  if (typeof value !== 'string' || FOR_MACHINES_BY_VALUE.test(value)) return value
  if (/^(https?:)?\/\//.test(value) || /(url|link|href)$/i.test(name)) {
    turn += 1
    return LINKS[turn % LINKS.length]
  }
  return FOR_MACHINES.test(name) ? value : value + MARKUP
}

/** Addresses in a document that a browser would run. */
export const runningLinks = (): string[] =>
  ['href', 'src', 'action', 'formaction', 'data'].flatMap((name) =>
    [...document.querySelectorAll(`[${name}]`)]
      .map((element) => `${element.localName}.${element.className} ${name}=${element.getAttribute(name) ?? ''}`)
      .filter((text) =>
        /=\s*(j\s*a\s*v\s*a\s*s\s*c\s*r\s*i\s*p\s*t|vbscript|data:text|file|intent|view-source):?/i.test(text),
      ),
  )
