import { throttle } from '../lib/throttle.ts'
/**
 * The thumbnails of a gallery are links to its pictures, which scroll sideways; with script they mark the current one.
 */
export function startGallery(): void {
  for (const gallery of document.querySelectorAll<HTMLElement>('[data-gallery]')) {
    const pictures = [...gallery.querySelectorAll<HTMLElement>('[data-picture]')]
    const thumbs = [...gallery.querySelectorAll<HTMLAnchorElement>('[data-thumb]')]
    const strip = pictures[0]?.parentElement
    if (!strip) continue
    const mark = (n: number) => {
      thumbs.forEach((thumb, k) => {
        if (k === n) thumb.setAttribute('aria-current', 'true')
        else thumb.removeAttribute('aria-current')
      })
    }
    thumbs.forEach((thumb, n) => {
      thumb.addEventListener('click', (event) => {
        event.preventDefault()
        strip.scrollTo({ left: strip.clientWidth * n })
        mark(n)
      })
    })
    const scrolled = throttle(() => mark(Math.round(strip.scrollLeft / Math.max(1, strip.clientWidth))))
    strip.addEventListener('scroll', scrolled, { passive: true })
  }
}
