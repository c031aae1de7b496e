import type { OpenUnbuilt } from '../features/shared/unbuilt.ts'
import type { IntentOptions } from '../islands/client-intent.ts'
import type { Namespace } from '../lib/i18n/messages.ts'
import type { Translate } from '../lib/i18n/translator.ts'

interface UnbuiltRoute {
  /** Namespaces of the texts in its view. */
  texts: readonly Namespace[]
  open: (t: Translate) => Promise<OpenUnbuilt>
}

const micro = () => import('../features/micro/unbuilt-micro.tsx')
const MICRO = ['micro', 'list', 'blocks', 'home'] as const

/** The pages that list something without being a filtered list, and how each is rendered for an unbuilt exhibition. */
export const UNBUILT = {
  '/news': { texts: ['news'], open: async () => (await import('../features/news/unbuilt-news.tsx')).openNews },
  '/concert': {
    texts: ['concert'],
    open: async () => (await import('../features/concert/unbuilt-concert.tsx')).openConcert,
  },
  '/national-image': {
    texts: ['nation'],
    open: async () => (await import('../features/nation/unbuilt-nations.tsx')).openNations,
  },
  '/exhibitor/more': {
    texts: ['exhibitor'],
    open: async () => (await import('../features/catalogue/unbuilt-directory.tsx')).openDirectory,
  },
  '/activity/contain': {
    texts: ['agenda'],
    open: async () => (await import('../features/agenda/unbuilt-series.tsx')).openSeries,
  },
  '/micro-list': { texts: MICRO, open: async () => (await micro()).openMicroList },
  '/promote': { texts: MICRO, open: async (t) => (await micro()).openCoded('PROMOTE', t('micro:promote')) },
  '/cainiao-openweek': { texts: MICRO, open: async (t) => (await micro()).openCoded('OPEN_WEEK', t('micro:openWeek')) },
  '/mixed-list': { texts: MICRO, open: async (t) => (await micro()).openMixed(t('micro:mixedList')) },
  '/micro-page/servics': {
    texts: MICRO,
    open: async (t) => (await micro()).openCoded('MICRO_SERVICES', t('micro:services')),
  },
  '/news/servics': {
    texts: [...MICRO, 'news'],
    open: async (t) => (await micro()).openCoded('NEWS_SERVICES', t('news:services')),
  },
} as const satisfies Record<string, UnbuiltRoute>

export type UnbuiltPath = keyof typeof UNBUILT

export const isUnbuiltPath = (path: string): path is UnbuiltPath => Object.hasOwn(UNBUILT, path)

/** `client:intent` of the page's island. */
export const unbuiltIntent = (of: UnbuiltPath): IntentOptions => ({
  // An empty list uses the texts of lists.
  texts: [...new Set(['pages', 'list', ...UNBUILT[of].texts])].join(' '),
  now: 'live',
  onlyNow: true,
})
