import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type BuildContext, scopesOf } from '../../../src/content/build-context.ts'
import { fairKey } from '../../../src/content/types.ts'
import { hrefOf } from '../../../src/lib/i18n/paths.ts'
import { xmlText } from '../../../src/lib/xml-text.ts'

/** The number of stories in a feed. */
const STORIES = 30

/** Writes the news of each language and exhibition as RSS 2.0: /news/rss.xml, /ja-JP/news/rss.xml … */
export function writeFeeds(stage: string, run: BuildContext, isOurs: (address: string) => boolean = () => true): void {
  const { content, config } = run
  for (const scope of scopesOf(content)) {
    const fair = scope.actualId === null ? undefined : content.fairs.get(fairKey(scope.language, scope.actualId))
    if (!fair || !isOurs(`${hrefOf(scope, content.defaultLanguage, '/news')}rss.xml`)) continue
    const address = (path: string) => xmlText(config.origin + hrefOf(scope, content.defaultLanguage, path))
    const self = `${address('/news')}rss.xml`
    const stories = [...fair.news].sort((a, b) => b.publishTime.localeCompare(a.publishTime)).slice(0, STORIES)
    const items = stories.map((story) => {
      const link = address(`/news/detail/${story.informationId}`)
      return `<item><title>${xmlText(story.title)}</title><link>${link}</link><guid isPermaLink="true">${link}</guid><pubDate>${new Date(story.publishTime).toUTCString()}</pubDate><category>${xmlText(story.columnName)}</category><description>${xmlText(story.summary)}</description></item>`
    })
    const channel = [
      `<title>${xmlText(fair.exhibition.exhibitionName)}</title>`,
      `<link>${address('/news')}</link>`,
      `<description>${xmlText(fair.exhibition.summary)}</description>`,
      `<language>${scope.language}</language>`,
      `<atom:link href="${self}" rel="self" type="application/rss+xml"/>`,
      ...items,
    ]
    const file = join(stage, hrefOf(scope, content.defaultLanguage, '/news'), 'rss.xml')
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(
      file,
      `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>\n${channel.join('\n')}\n</channel></rss>\n`,
    )
  }
}
