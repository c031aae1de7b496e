import { unlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import { setBuild } from '../../../src/content/build-context.ts'
import { blockedWarnings } from '../../../src/content/origins.ts'
import { cacheOf } from './caches.ts'
import { writeFeeds } from './feeds.ts'
import { writeFullTexts } from './full-texts.ts'
import { tenantIcons, writeIcons } from './icons.ts'
import { placePictures, renderPictures } from './og.ts'
import { readOptions } from './options.ts'
import { countPages } from './page-counts.ts'
import { writePasswordModule } from './password-module.ts'
import { type Prepared, prepare } from './prepare.ts'
import { inspect, MARKER, markerText } from './release.ts'
import { writeSearchIndex } from './search-index.ts'
import { writeSecurityText } from './security-text.ts'
import { writeSitemaps } from './sitemap.ts'
import { staticImportsIn } from './static-imports.ts'

/**
 * Makes `npx astro build`, which newcomers try first, build the site: reads the content before Astro requests the paths
 * of the pages, and writes the site-wide files once the pages exist. The same options as `npm run build`, as
 * environment variables (BUILD_PLATFORM …); without any, the sandbox's fair. `npm run build` renders by itself, in
 * several processes and only what has changed (job.ts).
 *
 * @public astro.config.mjs uses it
 */
export const siteContent = (): AstroIntegration => {
  const options = () => readOptions([], process.env)
  let prepared: Prepared | undefined
  let isBuild = false
  let client = ''
  return {
    name: 'site-content',
    hooks: {
      'astro:config:setup': ({ command }) => {
        isBuild = command === 'build'
      },
      'astro:config:done': ({ config }) => {
        if (!isBuild) return
        // Astro empties this folder first. `inspect` throws if it is not a build's, and a link to a release is removed so
        // that the release is not emptied.
        const out = fileURLToPath(config.outDir).replace(/\/$/, '')
        client = out
        if (inspect(out, options().domain).kind === 'release') unlinkSync(out)
      },
      'astro:build:start': async ({ logger }) => {
        prepared = await prepare(options(), null, new Map())
        for (const warning of [...prepared.warnings, ...blockedWarnings(prepared.blocked)]) logger.warn(warning)
        prepared.run.importsOf = staticImportsIn(client)
        setBuild(prepared.run)
      },
      'astro:build:done': async ({ dir, logger }) => {
        if (!prepared) return
        const { run, fullTexts, fetcher, close } = prepared
        const out = fileURLToPath(dir)
        const { pictures, search } = cacheOf(options())
        placePictures(await renderPictures(run, pictures), pictures, out)
        const { platform, origin: site } = options()
        const { icons, warnings } = await tenantIcons(run, platform ?? site, fetcher)
        writeIcons(out, icons)
        for (const warning of warnings) logger.warn(warning)
        writeFeeds(out, run)
        writeFullTexts(out, fullTexts)
        writeSearchIndex(out, run, search)
        const { languages, defaultLanguage } = run.content
        writeSitemaps(out, {
          origin: run.config.origin,
          languages,
          defaultLanguage,
          planned: new Map([...run.planned, ...run.tail]),
        })
        const { domain, now, origin } = run.config
        const onRequest = run.tail.size === 0 ? undefined : countPages(run.tail.keys())
        writeFileSync(join(out, MARKER), markerText({ domain, tenantId: run.content.tenantId, now, onRequest }))
        const { securityContact: contact, passwordModule } = options()
        if (passwordModule !== null) writePasswordModule(out, passwordModule)
        if (contact !== null) writeSecurityText(out, { contact, now, origin, languages })
        close()
      },
    },
  }
}
