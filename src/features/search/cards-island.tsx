import { connect } from '../../api/browser.ts'
import { loadTranslate } from '../../i18n/browser-texts.ts'
import { originAround } from '../../rules/embed.ts'
import type { PageData } from '../../state/page-data.ts'
import { liveContext } from '../../ui/page-context.ts'
import { createRoot } from '../../ui/root.ts'
import { tellHeight } from '../../ui/tell-height.ts'
import { askCards } from './ask-cards.ts'
import { CardList } from './CardsView.tsx'
import { isCardView, readCards } from './cards.ts'

/**
 * Brings a card view to what its address asks for. Without a wish the prerendered cards stay; where the platform does not
 * answer they stay too, for a frame in another site has no use for an error's face.
 */
export async function mount(root: HTMLElement, data: PageData): Promise<void> {
  const view = root.dataset['cards'] ?? ''
  if (!isCardView(view)) return
  const query = readCards(view, location.search)
  if (query.theme) document.documentElement.dataset['theme'] = query.theme
  const asks = ['keyword', 'ids', 'size', 'type', 'live'].some((name) => new URLSearchParams(location.search).has(name))
  if (asks) {
    const t = await loadTranslate(data.language, ['common', 'errors', 'search'])
    const result = await askCards(
      connect(data, (key) => t(`errors:${key}`)),
      data.search,
      query,
    )
    if (result.ok) {
      const page = liveContext(data, t)
      const draw = <CardList page={page} view={view} finds={result.data} keyword={query.keyword} />
      createRoot(root).render(draw)
    }
  }
  tellAround(root.closest('.find-frame') ?? root)
}

/** Anybody may frame the cards: who stands around them, and no one else, hears their height. */
function tellAround(content: Element): void {
  if (window.parent === window) return
  const around = originAround(location.ancestorOrigins?.[0], document.referrer)
  if (around !== null) tellHeight(content, around)
}
