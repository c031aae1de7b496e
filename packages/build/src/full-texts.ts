import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Language } from '@fair/contract/rules/language.ts'
import type { FullText } from '../../../src/content/shorten.ts'
import en from '../../../src/lib/i18n/messages/common/en-US.json' with { type: 'json' }
import ja from '../../../src/lib/i18n/messages/common/ja-JP.json' with { type: 'json' }
import ko from '../../../src/lib/i18n/messages/common/ko-KR.json' with { type: 'json' }
import zh from '../../../src/lib/i18n/messages/common/zh-CN.json' with { type: 'json' }

const LABELS: Record<Language, string> = { 'zh-CN': zh.more, 'en-US': en.more, 'ja-JP': ja.more, 'ko-KR': ko.more }

/** The label of the link to a full text. */
export const fullTextLabel = (language: Language): string => LABELS[language]

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
