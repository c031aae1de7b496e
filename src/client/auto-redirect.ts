/**
 * Redirects a page that only leads to another one, named by `data-onward`; Back then skips it. It redirects once it is
 * completely loaded.
 */
export function startAutoRedirect(): void {
  const way = document.querySelector<HTMLAnchorElement>('a[data-onward]')
  if (way) location.replace(way.href)
}
