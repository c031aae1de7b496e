import { readStored, session, writeStored } from '../../lib/storage.ts'
import { tenantKey } from '../../lib/storage-keys.ts'
import { pageTenant } from '../../stores/owner.ts'

/** Stored only for the tab, so that access to the preview is limited to it. */
const keyOf = () => tenantKey('previewToken', pageTenant())
/** The names that the back office may use, in the fragment (`/preview/#token=…`) or in the query, which servers see. */
const NAMES = ['token', 'previewToken']

/** The token of this tab. It is removed from the address, so that it is never copied, logged or in the history. */
export function takePreviewToken(): string | null {
  const url = new URL(location.href)
  const fragment = new URLSearchParams(url.hash.slice(1))
  let found: string | null = null
  for (const name of NAMES) {
    found ??= fragment.get(name) ?? url.searchParams.get(name)
    fragment.delete(name)
    url.searchParams.delete(name)
  }
  if (found === null) return readStored(session, keyOf())
  url.hash = fragment.toString()
  history.replaceState(history.state, '', url)
  storePreviewToken(found)
  return found
}

/** Stores it for this tab; null removes it. */
export const storePreviewToken = (token: string | null): void => {
  writeStored(session, keyOf(), token)
}
