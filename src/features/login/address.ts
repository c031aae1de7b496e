/**
 * Takes what is secret out of the address (a code of a letter, of a QR, of a provider) and answers it: it must stay
 * neither in the history nor in what the next page is told.
 */
export function takeFromAddress(names: readonly string[]): URLSearchParams {
  const url = new URL(location.href)
  const taken = new URLSearchParams()
  for (const name of names) {
    const value = url.searchParams.get(name)
    if (value !== null) taken.set(name, value)
    url.searchParams.delete(name)
  }
  if (taken.size > 0) history.replaceState(history.state, '', url)
  return taken
}
