import { connect } from '../../api/browser.ts'
import { link } from '../../contract/link.ts'
import { createRoot } from '../../islands/root.ts'
import { loadTranslate } from '../../lib/i18n/browser-texts.ts'
import { liveContext } from '../../lib/page-context.ts'
import type { PageData } from '../../stores/page-data.ts'
import { WayIsland } from './WayIsland.tsx'
import { askedAddress, wayTo } from './way.ts'
import { WAY_TEXTS } from './way-texts.ts'

/**
 * Judges the address of a middle page and shows where it leads. The list is asked for anew each time, so that a host
 * which the platform took off it opens nothing any more; where it cannot be read, nothing opens by itself.
 */
export async function mount(root: HTMLElement, data: PageData): Promise<void> {
  const t = await loadTranslate(data.language, WAY_TEXTS)
  const asked = askedAddress(location.search)
  const page = liveContext(data, t)
  const siteName = root.dataset['site'] ?? ''
  const first = wayTo(asked, [], location.origin)
  if (first.kind === 'internal') {
    location.replace(first.href)
    return
  }
  const links = first.kind === 'refused' ? null : await connect(data, (key) => t(`errors:${key}`))(link.external, {})
  const way = links?.ok ? wayTo(asked, links.data, location.origin) : first
  const leave = (href: string) => location.replace(href)
  createRoot(root).render(
    <WayIsland page={page} siteName={siteName} way={way} listFailed={links?.ok === false} leave={leave} />,
  )
}
