import { openOverlay } from '../stores/open-overlay.ts'
import type { PageData } from '../stores/page-data.ts'
import { showToast, type Toast } from '../stores/toasts.ts'

/**
 * Passes the page's address to the phone's share sheet, or to the clipboard; if the page has a poster (Spec 7,
 * poster/share), it is offered afterwards.
 */
export async function share(data: PageData): Promise<void> {
  const isCopied = await shareAddress()
  const text = isCopied ? data.uiStrings.shared : null
  const poster = await posterOffer(data).catch(() => null)
  if (poster) showToast(text === null ? poster : { ...poster, text })
  else if (text !== null) showToast({ text })
}

/** Whether the address is in the clipboard now. This comes first: browsers allow both only right after the press. */
async function shareAddress(): Promise<boolean> {
  const page =
    document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href ?? location.href.replace(/[?#].*/s, '')
  const url = page + sharedQuery()
  try {
    if (navigator.share && matchMedia('(pointer: coarse)').matches) {
      await navigator.share({ title: document.title, url })
      return false
    }
    await navigator.clipboard.writeText(url)
    return true
  } catch {
    // The visitor closed the sheet, or the browser denied access to the clipboard: the address bar still has the link.
    return false
  }
}

/**
 * The part of the query that changes what the page shows, such as the item and its exhibition if neither is built; sharing
 * a moment of a recording shares that moment.
 */
function sharedQuery(): string {
  const query = new URLSearchParams(location.search)
  const params = new URLSearchParams()
  for (const name of ['id', 'live', 'replay', 't']) {
    const value = query.get(name)
    if (value !== null) params.set(name, value)
  }
  return params.size > 0 ? `?${params}` : ''
}

async function posterOffer({ language }: PageData): Promise<Toast | null> {
  const { pathname, search } = location
  const { subjectOf } = await import('../domain/page-subject.ts')
  if (!subjectOf({ pathname, search })) return null
  // Imported here: the file that contains this code must not wait for any other (integration/chunks.ts).
  const { loadTranslate } = await import('../lib/i18n/browser-texts.ts')
  const t = await loadTranslate(language, ['poster'])
  const run = () => openOverlay('poster', { at: { pathname, search } })
  return { text: t('poster:offer'), action: { label: t('poster:make'), run } }
}
