import { currentRun } from '../content/run.ts'
import { type FairContent, fairKey, type SiteText } from '../content/types.ts'
import { buildTranslate } from '../i18n/build-texts.ts'
import { formatsOf } from '../i18n/format.ts'
import { hrefOf, type Scope } from '../i18n/paths.ts'
import { mediaAddress } from '../ui/media.ts'
import type { PageContext } from '../ui/page.ts'

/** What a prerendered page knows beyond its view: the tenant, and the exhibition unless the site has not started. */
export interface BuildPage {
  page: PageContext
  text: SiteText
  fair: FairContent | null
}

const made = new WeakMap<object, Map<string, BuildPage>>()

/** The page context of a scope, at build. */
export function buildPage(scope: Scope): BuildPage {
  const run = currentRun()
  const known = made.get(run) ?? new Map<string, BuildPage>()
  made.set(run, known)
  const key = `${scope.language} ${scope.exhibitionId}`
  const before = known.get(key)
  if (before) return before
  const { content, config } = run
  const actualId = scope.exhibitionId ?? content.currentId
  const fair = (actualId !== null && content.fairs.get(fairKey(scope.language, actualId))) || null
  const text = content.texts.get(scope.language)
  if (!text) throw new Error(`No content in ${scope.language}`)
  const fallback = content.defaultLanguage
  const page: PageContext = {
    ...scope,
    fallback,
    t: buildTranslate(scope.language),
    format: formatsOf(scope.language),
    href: (path, query) => hrefOf(scope, fallback, path, query),
    media: (url, width) => mediaAddress(config.mediaTemplate, url, width),
    zone: fair?.exhibition.timeZone ?? 'Asia/Shanghai',
    now: config.now,
    flags: new Set(text.site.configList.filter((flag) => flag.paramValue === '1').map((flag) => flag.paramKey)),
  }
  const result = { page, text, fair }
  known.set(key, result)
  return result
}
