/**
 * Removes secrets from the address (the code of a letter, of a QR code, of a provider) and returns them. They must not
 * stay in the history or reach the next page as referrer.
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
