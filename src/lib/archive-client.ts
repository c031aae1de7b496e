import { absoluteAddress } from '@fair/contract/rules/address.ts'
import type { Language } from '@fair/contract/rules/language.ts'
import type { ArchiveReport, ArchiveRequest, ArchiveState, ArchiveTask } from './archive-messages.ts'

/** The owner of an archive, and its pages. */
export interface ArchivePlace {
  /** The tenant with its platform (storage-keys.ts, tenantAt). */
  tenant: string
  language: Language
  /** The language of the pages without a prefix. */
  fallback: Language
}

/** Whether this browser can store an archive: not if it is too old, in private mode or without https. */
export const canStoreArchive = (): boolean =>
  'serviceWorker' in navigator && 'caches' in globalThis && 'DecompressionStream' in globalThis

/** One worker for all languages: it also serves files shared by pages (`/_astro/`), and the workers of pages. */
const SCOPE = '/'

const addressOf = ({ tenant, fallback }: ArchivePlace): string =>
  `/archive-worker.js?${new URLSearchParams({ tenant, fallback })}`

const registrationOf = async (place: ArchivePlace): Promise<ServiceWorkerRegistration | undefined> => {
  const all = await navigator.serviceWorker.getRegistrations()
  const href = absoluteAddress(addressOf(place), location.origin)
  return all.find(({ active, waiting, installing }) => (active ?? waiting ?? installing)?.scriptURL === href)
}

/** Reports each state of the archive; returns a function that stops this. */
export function followArchive({ language }: ArchivePlace, onState: (state: ArchiveState) => void): () => void {
  const listener = ({ data }: MessageEvent) => {
    const report = data as ArchiveReport
    if (report.language === language) onState(report.state)
  }
  navigator.serviceWorker.addEventListener('message', listener)
  navigator.serviceWorker.startMessages()
  return () => navigator.serviceWorker.removeEventListener('message', listener)
}

/**
 * Sends a request to the worker of an archive; `take` registers it.
 *
 * @returns false without a worker
 */
export async function sendToArchive(place: ArchivePlace, request: ArchiveTask): Promise<boolean> {
  const registration =
    request.kind === 'take'
      ? await navigator.serviceWorker.register(addressOf(place), { scope: SCOPE })
      : await registrationOf(place)
  const worker = registration?.active ?? registration?.waiting ?? registration?.installing
  worker?.postMessage({ ...request, language: place.language } satisfies ArchiveRequest)
  return worker !== undefined && worker !== null
}

/** Deletes an archive, and with the last one the worker. */
export async function deleteArchive(place: ArchivePlace): Promise<void> {
  const all = await caches.keys()
  const own = all.filter((name) => name.endsWith(`:${place.tenant}:${place.language}`))
  const isLast = !all.some((name) => name.startsWith(`archive:${place.tenant}:`) && !own.includes(name))
  if (isLast) await (await registrationOf(place))?.unregister()
  const removed = isLast ? [...own, `archive-pictures:${place.tenant}`] : own
  await Promise.all(removed.map((name) => caches.delete(name)))
}
