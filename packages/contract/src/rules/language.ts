/** The languages of the site, in the order in which they are offered (Spec 1). */
export const LANGUAGES = ['zh-CN', 'en-US', 'ja-JP', 'ko-KR'] as const

export type Language = (typeof LANGUAGES)[number]

/** The default of Spec 9; a Chinese browser gets it, others get the tenant's fallback (en-US unless set otherwise). */
export const DEFAULT_LANGUAGE: Language = 'zh-CN'

export interface LanguageWishes<L extends string> {
  /** The language stored on the device, and whether the visitor chose it there by hand (the change flag). */
  stored: string | null
  changed: boolean
  /** The language that the address requests, by ?language= or by its prefix. */
  url: string | null
  /** navigator.languages, or the Accept-Language list: the most preferred first. */
  browser: readonly string[]
  /** The tenant's languages (languages/query). */
  supported: readonly L[]
  /** The tenant's default. */
  fallback: L
}

/**
 * The language for visitors whose browser prefers none of the site's: the tenant's default (languages/query), or en-US
 * if the tenant marks none (Spec 1). Undefined if nothing is offered.
 */
export const defaultLanguageOf = (
  offered: readonly { language: Language; isDefault: boolean }[],
): Language | undefined =>
  (offered.find(({ isDefault }) => isDefault) ?? offered.find(({ language }) => language === 'en-US') ?? offered[0])
    ?.language

const primary = (tag: string) => tag.split(/[-_]/)[0]

/**
 * The language in `supported` that a tag refers to, ignoring case: itself, else the first with the same primary subtag
 * (zh-Hant is read as zh-CN, en-GB as en-US). Undefined if none fits.
 */
export function matchLanguage<L extends string>(tag: string, supported: readonly L[]): L | undefined {
  const normalised = tag.trim().toLowerCase().replaceAll('_', '-')
  return (
    supported.find((language) => language.toLowerCase() === normalised) ??
    supported.find((language) => primary(language.toLowerCase()) === primary(normalised))
  )
}

/**
 * The language to show (Spec 4): the stored one if the visitor chose it, then the address, then a stored one that was
 * not chosen, then the browser's list in its order, then the fallback. A tag that fits nothing is ignored. A Chinese
 * browser thereby gets zh-CN whenever the tenant has it. Always one of `supported`, even if `fallback` is not among
 * them; only an empty `supported` returns `fallback` unchecked. Deliberately small: it is inlined in every page.
 */
export function chooseLanguage<L extends string>(wishes: LanguageWishes<L>): L {
  const { stored, changed, url, browser, supported, fallback } = wishes
  for (const tag of [...(changed ? [stored, url] : [url, stored]), ...browser, fallback]) {
    const language = tag && matchLanguage(tag, supported)
    if (language) return language
  }
  return supported[0] ?? fallback
}
