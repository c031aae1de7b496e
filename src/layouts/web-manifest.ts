import { currentBuild, themeOf } from '../content/build-context.ts'
import type { Scope } from '../lib/i18n/paths.ts'
import { buildPage } from './context.ts'

/** Shortcuts of the installed app's icon: path, and key of the title. */
const SHORTCUTS = [
  ['/exhibitor', 'exhibitor:title'],
  ['/hall', 'hall:title'],
  ['/personal-center/schedule', 'personal:title.schedule'],
  ['/personal-center/ticket', 'personal:title.ticket'],
] as const

/** Rendered by the build (packages/build/src/icons.ts); phones may crop the edges. */
const icon = (size: 192 | 512) => ({
  src: `/icons/icon-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
})

/**
 * Returns the web app manifest of an exhibition in one language (W3C Web Application Manifest). Its scope is the entire
 * site, so that a change of language stays within the app.
 */
export function webManifest(scope: Scope): object {
  const { page, text, fair } = buildPage(scope)
  const { primaryColor } = themeOf(currentBuild(), page.exhibitionId)
  const start = page.href('/')
  return {
    id: start,
    name: fair?.exhibition.exhibitionName || text.site.siteName,
    short_name: fair?.exhibition.shortName || text.site.siteName,
    lang: page.language,
    start_url: start,
    scope: '/',
    display: 'standalone',
    theme_color: primaryColor,
    background_color: '#ffffff',
    icons: [
      icon(192),
      icon(512),
      { ...icon(512), purpose: 'maskable' },
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
    ],
    shortcuts: SHORTCUTS.map(([path, title]) => ({ name: page.t(title), url: page.href(path) })),
  }
}
