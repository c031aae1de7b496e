import { showToast } from '../stores/toasts.ts'

/** Hands the page's address to the phone's own sheet, or to the clipboard. */
export async function share(copied: string): Promise<void> {
  const url = document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href ?? location.href
  try {
    if (navigator.share && matchMedia('(pointer: coarse)').matches)
      await navigator.share({ title: document.title, url })
    else {
      await navigator.clipboard.writeText(url)
      showToast({ text: copied })
    }
  } catch {
    // The visitor closed the sheet, or the browser keeps the clipboard to itself: the address bar still has the link.
  }
}
