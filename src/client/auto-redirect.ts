/** A page that only leads on names its way by `data-onward`; Back then skips it. It goes once it is whole itself. */
export function startAutoRedirect(): void {
  const way = document.querySelector<HTMLAnchorElement>('a[data-onward]')
  if (way) location.replace(way.href)
}
