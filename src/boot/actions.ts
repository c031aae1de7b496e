import type { PageData } from './page-data.ts'
import { toast } from './toast.ts'

/** Buttons with `data-act`: share answers here; what needs a login says what stands in its way. */
export function startActions({ say }: PageData): void {
  addEventListener('click', (event) => {
    const act = (event.target as Element).closest<HTMLElement>('[data-act]')?.dataset['act']
    if (act === 'share') void share(say.shared)
    else if (act) toast(say.login)
  })
}

async function share(copied: string): Promise<void> {
  const url = document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href ?? location.href
  try {
    if (navigator.share && matchMedia('(pointer: coarse)').matches)
      await navigator.share({ title: document.title, url })
    else {
      await navigator.clipboard.writeText(url)
      toast(copied)
    }
  } catch {
    // The visitor closed the sheet, or the browser keeps the clipboard to itself: the address bar still has the link.
  }
}
