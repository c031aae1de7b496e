import { subjectOf } from '../features/shared/page-subject.ts'
import { loadTranslate } from '../lib/i18n/browser-texts.ts'
import { openOverlay } from '../stores/open-overlay.ts'
import type { PageData } from '../stores/page-data.ts'
import { showToast, type Toast } from '../stores/toasts.ts'

/**
 * Hands the page's address to the phone's own sheet, or to the clipboard; what has a poster (Spec 7, poster/share) is
 * offered as one then.
 */
export async function share(data: PageData): Promise<void> {
  const isCopied = await shareAddress()
  const text = isCopied ? data.uiStrings.shared : null
  const poster = await posterOffer(data).catch(() => null)
  if (poster) showToast(text === null ? poster : { ...poster, text })
  else if (text !== null) showToast({ text })
}

/** Whether it is in the clipboard now. First of all: browsers allow both only right after the press. */
async function shareAddress(): Promise<boolean> {
  const url = document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href ?? location.href
  try {
    if (navigator.share && matchMedia('(pointer: coarse)').matches) {
      await navigator.share({ title: document.title, url })
      return false
    }
    await navigator.clipboard.writeText(url)
    return true
  } catch {
    // The visitor closed the sheet, or the browser keeps the clipboard to itself: the address bar still has the link.
    return false
  }
}

async function posterOffer({ language }: PageData): Promise<Toast | null> {
  const { pathname, search } = location
  if (!subjectOf({ pathname, search })) return null
  const t = await loadTranslate(language, ['poster'])
  const run = () => openOverlay('poster', { at: { pathname, search } })
  return { text: t('poster:offer'), action: { label: t('poster:make'), run } }
}
