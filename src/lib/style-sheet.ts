const requests = new Map<string, Promise<void>>()

/**
 * Links a style sheet once; resolves when it is applied, and also if it cannot be fetched: unstyled is better than
 * nothing.
 */
export function linked(href: string): Promise<void> {
  const before = requests.get(href)
  if (before) return before
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href })
  const done = new Promise<void>((resolve) => {
    link.addEventListener('load', () => resolve())
    link.addEventListener('error', () => {
      requests.delete(href)
      link.remove()
      resolve()
    })
  })
  requests.set(href, done)
  document.head.append(link)
  return done
}
