/**
 * The id requested from a detail's shell (`/exhibits/detail/?id=…`). null without one, and for anything that cannot be
 * a path segment, such as '..'.
 *
 * @param name the query parameter; 'id' is accepted everywhere (Spec 2)
 */
export function requestedId(search: string, name = 'id'): string | null {
  const query = new URLSearchParams(search)
  const id = (query.get(name) ?? query.get('id'))?.trim() ?? ''
  return /^[\w.~-]{1,100}$/.test(id) && !/^\.+$/.test(id) ? id : null
}

/**
 * Navigates to the prerendered page of an item if the build has it, with the rest of the query and the fragment; Back
 * then skips the shell. Returns whether the browser is navigating. A network error counts as "does not exist".
 *
 * @param href site-relative address of the prerendered page
 */
export async function redirectToPrerendered(href: string, name = 'id'): Promise<boolean> {
  try {
    const answer = await fetch(href, { method: 'HEAD' })
    if (!answer.ok) return false
  } catch {
    return false
  }
  const query = new URLSearchParams(location.search)
  query.delete(name)
  query.delete('id')
  const rest = query.toString()
  location.replace(href + (rest === '' ? '' : `?${rest}`) + location.hash)
  return true
}
