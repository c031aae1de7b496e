import { readStored, session, writeStored } from '../../lib/storage.ts'
import { tenantKey } from '../../lib/storage-keys.ts'
import { pageTenant } from '../../stores/owner.ts'

/** Kept for the tab alone: who has the tab has the preview, nobody else. */
const keyOf = () => tenantKey('previewToken', pageTenant())
/** What the back office may call it, in the fragment (`/preview/#token=…`) or, which servers see, in the query. */
const NAMES = ['token', 'previewToken']

/** The token of this tab. One in the address is taken out of it, so that it is never copied, logged or left in the history. */
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

/** Keeps it for this tab; null forgets it. */
export const storePreviewToken = (token: string | null): void => {
  writeStored(session, keyOf(), token)
}
