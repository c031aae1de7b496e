import type { Language } from '@fair/contract/rules/language.ts'
import { asInstant, asZone } from '@fair/contract/rules/own-values.ts'
import { buildTranslate } from '../src/lib/i18n/build-texts.ts'
import type { PageContext } from '../src/lib/page.ts'
import { type PageSource, pageContext } from '../src/lib/page-context.ts'

/** The `page` of a view, for tests of views: real texts, real formats, a fixed moment. A missing text throws. */
export const testPage = (language: Language = 'en-US', over: Partial<PageSource> = {}): PageContext =>
  pageContext(
    {
      language,
      exhibitionId: null,
      fallback: 'zh-CN',
      media: '{url}?w={width}',
      zone: asZone('Asia/Shanghai'),
      now: asInstant('2026-11-19T02:00:00.000Z'),
      flags: [],
      ...over,
    },
    buildTranslate(language),
  )
