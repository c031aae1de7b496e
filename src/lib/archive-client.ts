import { absoluteAddress } from '../domain/address.ts'
import type { ArchiveRequest, ArchiveState } from './archive-messages.ts'

/** Whose archive, and of which pages. */
export interface ArchivePlace {
  /** With its platform (storage-keys.ts, tenantAt). */
  tenant: string
  language: string
  /** Path below which the language's pages are: `/`, `/ja-JP/`. */
  root: string
}

/** Whether this browser can store an archive: it may be too old, private or without https. */
export const canStoreArchive = (): boolean =>
  'serviceWorker' in navigator && 'caches' in globalThis && 'DecompressionStream' in globalThis

const addressOf = ({ tenant, language, root }: ArchivePlace): string =>
  `/archive-worker.js?${new URLSearchParams({ tenant, language, root })}`

const registrationOf = async (place: ArchivePlace): Promise<ServiceWorkerRegistration | undefined> => {
  const all = await navigator.serviceWorker.getRegistrations()
  const href = absoluteAddress(addressOf(place), location.origin)
  return all.find(({ active, waiting, installing }) => (active ?? waiting ?? installing)?.scriptURL === href)
}

/** Reports each state of the archive; returns what ends that. */
export function followArchive(onState: (state: ArchiveState) => void): () => void {
  const listener = ({ data }: MessageEvent) => onState(data as ArchiveState)
  navigator.serviceWorker.addEventListener('message', listener)
  navigator.serviceWorker.startMessages()
  return () => navigator.serviceWorker.removeEventListener('message', listener)
}

/**
 * Asks the worker of an archive; `take` registers it.
 *
 * @returns false without a worker
 */
export async function askArchive(place: ArchivePlace, request: ArchiveRequest): Promise<boolean> {
  const registration =
    request.kind === 'take'
      ? await navigator.serviceWorker.register(addressOf(place), { scope: place.root })
      : await registrationOf(place)
  const worker = registration?.active ?? registration?.waiting ?? registration?.installing
  worker?.postMessage(request)
  return worker !== undefined && worker !== null
}

/** Deletes an archive and its worker. */
export async function deleteArchive(place: ArchivePlace): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.endsWith(`:${place.tenant}:${place.language}`))
  await (await registrationOf(place))?.unregister()
  await Promise.all(names.map((name) => caches.delete(name)))
}
