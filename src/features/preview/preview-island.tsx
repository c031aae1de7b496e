import { loadTranslate } from '../../i18n/browser-texts.ts'
import { parseAddress } from '../../i18n/paths.ts'
import { previewedAt } from '../../rules/preview-way.ts'
import type { PageData } from '../../state/page-data.ts'
import { showToast } from '../../state/page-events.ts'
import { takePreviewToken } from '../../state/preview-token.ts'
import { liveContext } from '../../ui/page-context.ts'
import { createRoot } from '../../ui/root.ts'
import { askPreview, askToken, connectPreview } from './ask-preview.ts'
import { PreviewApp } from './PreviewApp.tsx'
import { ReviewApp } from './ReviewApp.tsx'

/** /preview and /login-preview (Spec 2). */
export async function mount(root: HTMLElement, data: PageData): Promise<void> {
  // Before anything else may read the address.
  const token = takePreviewToken()
  const t = await loadTranslate(data.language, ['blocks', 'common', 'errors', 'home', 'micro', 'preview'])
  const page = liveContext(data, t)
  const previewed = previewedAt(
    parseAddress(location.pathname, data.fallback).path,
    new URLSearchParams(location.search),
  )
  const react = createRoot(root)
  if (previewed.target === 'REVIEW') return react.render(<ReviewApp page={page} />)
  const call = connectPreview(data, t)
  react.render(
    <PreviewApp
      page={page}
      previewed={previewed}
      first={token}
      fairName={document.querySelector('meta[property="og:site_name"]')?.getAttribute('content') ?? ''}
      askToken={() => askToken(call, previewed)}
      ask={(given) => askPreview(call, previewed, given, data, page.now)}
      say={(text) => showToast({ text: text || data.say.network })}
    />,
  )
}
