import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Language } from '@fair/contract/rules/language.ts'
import type { FullText } from '../../../src/content/shorten.ts'
import type common from '../../../src/lib/i18n/messages/common/en-US.json'
import { root } from './digests.ts'

const labels = new Map<Language, string>()

/** The label of the link to a full text. */
export function fullTextLabel(language: Language): string {
  const file = join(root, `src/lib/i18n/messages/common/${language}.json`)
  const label = labels.get(language) ?? (JSON.parse(readFileSync(file, 'utf8')) as typeof common).more
  labels.set(language, label)
  return label
}

/** No script or frame is allowed in it, and only pictures are loaded. */
const POLICY = "default-src 'none'; img-src 'self' https:; base-uri 'none'; form-action 'none'"

/** Writes the texts that were too long for their pages, each as a document that search engines do not index. */
export function writeFullTexts(stage: string, texts: readonly FullText[]): void {
  for (const text of texts) {
    const file = join(stage, text.path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, fullTextPage(text))
  }
}

export function fullTextPage({ language, html }: FullText): string {
  const title = fullTextLabel(language)
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><meta http-equiv="Content-Security-Policy" content="${POLICY}"><meta name="referrer" content="no-referrer"><title>${title}</title></head><body><main><h1>${title}</h1>${html}</main></body></html>\n`
}
