// What the pages' HTML must and must not contain.
import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { attribute, pages, shorten, tags } from './survey.ts'

/** One finding per broken rule and page; all rules in one pass, because the site is large. */
type Check = (html: string, body: string) => string[]

const text = (body: string) => body.replace(/<(script|style|template)\b[\s\S]*?<\/\1>/g, ' ').replace(/<[^>]*>/g, '\n')
/** What a visitor sees or hears: text, and the attributes that screen readers announce. */
const visibleTexts = (body: string) => [
  text(body),
  ...[...body.matchAll(/\s(?:alt|title|placeholder|aria-label)="([^"]*)"/g)].map((match) => match[1] ?? ''),
]
const EAST_ASIAN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]+/u
/** Elements with a lang attribute; they contain no element of the same name. */
const TAGGED = /<([a-z][a-z0-9]*)\b[^>]*\slang="[^"]*"[^>]*>[\s\S]*?<\/\1>/g

const CHECKS: Record<string, Check> = {
  'no translation keys or placeholders are shown': (_, body) => {
    const texts = visibleTexts(body).join('\n')
    const key =
      /(?<![\w/])(?:common|errors|exhibition|exhibitor|exhibits|home|list|news|pages):[a-z]\w+(?:\.\w+)*(?![\w/])/.exec(
        texts,
      )
    const hole = /\{\{|\}\}/.exec(texts)
    return [key?.[0], hole?.[0]].filter((found) => found !== undefined)
  },
  'no undefined, NaN, null or object is shown as text': (_, body) => {
    const wrong = /\b(?:undefined|NaN|Infinity)\b|\[object |Invalid Date|(?<=^|\n)\s*(?:null|true|false)\s*(?=\n|$)/
    return visibleTexts(body).flatMap((each) => wrong.exec(each)?.[0].trim() ?? [])
  },
  'no filler words': (_, body) =>
    visibleTexts(body).flatMap(
      (each) => /\b(?:lorem ipsum|TODO|FIXME|foobar|placeholder|sandbox)\b/i.exec(each)?.[0] ?? [],
    ),
  'English pages mark text in other languages with lang': (html, body) => {
    if (attribute(tags(html, 'html')[0] ?? '', 'lang') !== 'en-US') return []
    const rest = body.replace(/<script\b[\s\S]*?<\/script>/g, '').replace(TAGGED, '')
    return visibleTexts(rest).flatMap((each) => EAST_ASIAN.exec(each)?.[0] ?? [])
  },
  'every table row begins with its header cell': (_, body) =>
    [...body.replace(/<thead\b[\s\S]*?<\/thead>/g, '').matchAll(/<tr\b[^>]*>\s*(<t[dh]\b[^>]*>)/g)]
      .map((match) => match[1] ?? '')
      .filter((cell) => !/^<th\b/.test(cell) || attribute(cell, 'scope') !== 'row'),
  'no style attributes': (html) => (/<[^>]*\sstyle="/.exec(html) ?? []).map((found) => found.slice(-60)),
  'one inline style sheet, whose hash is in the policy': (html) => {
    const sheets = [...html.matchAll(/<style\b[^>]*>([\s\S]*?)<\/style>/g)]
    if (sheets.length !== 1) return [`${sheets.length} inline style sheets`]
    return policyOf(html).includes(`style-src 'self' '${hashOf(sheets[0]?.[1])}';`)
      ? []
      : ['its hash is not in the policy']
  },
  'no event handler attributes': (html) => html.match(/<[^>]*\son[a-z]+="/g) ?? [],
  'one inline script, whose hash is in the policy': (html) => {
    const inline = [
      ...html.matchAll(/<script(?![^>]*\ssrc=)(?![^>]*type="application\/(?:ld\+)?json")[^>]*>([\s\S]*?)<\/script>/g),
    ]
    if (inline.length !== 1) return [`${inline.length} inline scripts`]
    return policyOf(html).includes(`'${hashOf(inline[0]?.[1])}'`) ? [] : ['its hash is not in the policy']
  },
  'a policy without unsafe sources, before the first script, link and style': (html) => {
    const policy = policyOf(html)
    const ahead = html.indexOf('http-equiv="content-security-policy"')
    const first = Math.min(...['<script', '<link', '<style'].map((tag) => html.indexOf(tag)).filter((n) => n >= 0))
    return [
      ...(policy.includes("default-src 'none'") ? [] : ['no default-src none']),
      ...(/unsafe|\*(?!\.)|http:/.exec(policy) ?? []),
      ...(ahead >= 0 && ahead < first ? [] : ['is not before the first script, link and style']),
    ]
  },
  'images have a size and an alt attribute': (_, body) =>
    tags(body, 'img').filter(
      (tag) =>
        !['width', 'height'].every((name) => Number(attribute(tag, name)) > 0) || attribute(tag, 'alt') === undefined,
    ),
  'every fragment link has a target': (_, body) => {
    const ids = new Set((body.match(/\sid="[^"]*"/g) ?? []).map((found) => found.slice(5, -1)))
    return tags(body, 'a')
      .map((tag) => attribute(tag, 'href') ?? '')
      .filter((href) => href.startsWith('#') && !ids.has(href.slice(1)))
  },
  'ids are unique': (html) => {
    const ids = (html.match(/\sid="[^"]*"/g) ?? []).map((found) => found.slice(5, -1))
    return ids.filter((id, n) => ids.indexOf(id) !== n)
  },
  'links have an address, and links to new tabs have rel=noopener': (_, body) =>
    tags(body, 'a').filter((tag) => {
      const href = attribute(tag, 'href')
      if (!href || /^(?:javascript|data):/i.test(href)) return true
      return attribute(tag, 'target') === '_blank' && !attribute(tag, 'rel')?.includes('noopener')
    }),
  'landmarks: one main, one skip link to it': (_, body) => [
    ...(tags(body, 'main').length === 1 ? [] : ['not one main']),
    ...(/<a class="skip" href="#main">/.test(body) ? [] : ['no skip link']),
  ],
  'the page data is valid JSON in the language of the page': (html) => {
    const json = /<script[^>]*\sid="page"[^>]*>([\s\S]*?)<\/script>/.exec(html)?.[1] ?? ''
    try {
      const data: unknown = JSON.parse(json)
      const language = typeof data === 'object' && data !== null && 'language' in data ? data.language : undefined
      return language === attribute(tags(html, 'html')[0] ?? '', 'lang') ? [] : [`its language is ${language}`]
    } catch (error) {
      return [String(error)]
    }
  },
}

const hashOf = (text = ''): string => `sha256-${createHash('sha256').update(text).digest('base64')}`

const policyOf = (html: string) =>
  attribute(
    tags(html, 'meta').find((tag) => attribute(tag, 'http-equiv') === 'content-security-policy') ?? '',
    'content',
  ) ?? ''

const found = new Map<string, string[]>(Object.keys(CHECKS).map((name) => [name, []]))
let count = 0
for (const { address, html } of pages()) {
  count += 1
  const body = html.slice(html.indexOf('<body'))
  for (const [name, check] of Object.entries(CHECKS)) {
    for (const finding of check(html, body)) found.get(name)?.push(`${address}: ${finding}`)
  }
}

describe('the markup of every page', () => {
  it('is checked on more than 100 pages', () => expect(count).toBeGreaterThan(100))
  it.each([...found])('%s', (_, findings) => expect(shorten(findings)).toEqual([]))
})
