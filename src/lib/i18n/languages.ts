import type { Language } from '@fair/contract/rules/language.ts'

/** Each language's own name for itself: a reader finds it without understanding the page's language. */
export const LANGUAGE_NAMES: Record<Language, string> = {
  'zh-CN': '简体中文',
  'en-US': 'English',
  'ja-JP': '日本語',
  'ko-KR': '한국어',
}

/** og:locale of a language. */
export const ogLocale = (language: Language): string => language.replace('-', '_')
