import { isSavingData } from '../lib/saving-data.ts'

/**
 * Prefetches the framework that hydrates the page's islands, at low priority, without executing it, and the icons that
 * they add: it is two thirds of what a page could fetch, and visitors who only read need none of it. Not with Save-Data
 * or on a slow connection.
 */
export function prefetchFramework(): void {
  const name = document.body.dataset['framework']
  const renderer = document.querySelector('astro-island')?.getAttribute('renderer-url')
  if (name === undefined || !renderer || isSavingData()) return
  const { href } = new URL(renderer, location.href)
  prefetch(href)
  prefetch(new URL(name, href).href)
  // Safari prefetches only scripts.
  fetch('/icons.svg', { priority: 'low' }).catch(() => {})
}

function prefetch(href: string): void {
  const link = document.createElement('link')
  // Safari does not support prefetch, but modulepreload, which does not execute a script either.
  link.rel = link.relList.supports('prefetch') ? 'prefetch' : 'modulepreload'
  link.fetchPriority = 'low'
  link.href = href
  document.head.append(link)
}
