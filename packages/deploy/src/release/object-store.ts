// Releases in an S3-compatible store. One small object, `current.json`, is the pointer that a CDN's function follows.
import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { parseAddress } from '@fair/contract/rules/address.ts'
import { BuildFailure, EXIT } from '@fair/contract/rules/failure.ts'
import { ID, type Manifest, manifestText, parseManifest, reservationText } from './manifest.ts'
import { holdObject } from './object-lock.ts'
import { openObjects } from './objects.ts'
import { sentAs } from './site-files.ts'
import type { ReleaseStore } from './store.ts'

const POINTER = 'current.json'
const SHARED = 'shared/'
/** Where a CDN that supports one not-found page looks for it, whichever release is current. */
const NOT_FOUND = '404/index.html'
const PRIVATE = { type: 'application/json', cacheControl: 'no-store' }
const SENT_POINTER = { type: 'application/json', cacheControl: 'no-cache' }
const PAUSE = 'paused.json'
const IN_PARALLEL = 32

/** The content of `current.json`. */
interface Pointer {
  form: 1
  domain: string
  release: string
  /** The release that acquired the lock last. A release that lost the lock cannot move the pointer after it. */
  holder: string
}

/**
 * @param to `s3://bucket/prefix`
 * @param lease seconds after which the lock of a killed release is taken over
 */
export function objectStore(
  to: string,
  domain: string,
  { endpoint, lease }: { endpoint: string | undefined; lease: number },
): ReleaseStore {
  const [, bucket = '', path = ''] = /^s3:\/\/([a-z0-9.-]+)\/?(.*)$/.exec(to) ?? []
  if (bucket === '') throw new BuildFailure(EXIT.usage, `--to takes s3://bucket/prefix, not "${to}".`)
  if (endpoint !== undefined && !parseAddress(endpoint))
    throw new BuildFailure(EXIT.usage, `--endpoint takes an address, not "${endpoint}".`)
  const prefix = `${[...path.split('/').filter(Boolean), domain].join('/')}/`
  const objects = openObjects(bucket, prefix, endpoint)
  const holder = randomUUID()
  /** The ETag of the pointer as read: it can only be replaced in that state. */
  let tag: string | undefined
  /** ETags of reservations, by release. */
  const reserved = new Map<string, string>()
  const pointerTo = (release: string) =>
    Buffer.from(`${JSON.stringify({ form: 1, domain, release, holder } satisfies Pointer)}\n`)
  const lost = () => new BuildFailure(EXIT.busy, `Another release has taken over ${objects.place}: this one stops.`)
  /** Changes the pointer's ETag, so that a release that held the lock before cannot move the pointer. */
  const takePointer = async (): Promise<void> => {
    const pointer = await objects.get(POINTER)
    if (!pointer) return
    const { release } = JSON.parse(pointer.text) as Pointer
    if (await objects.put(POINTER, pointerTo(release), SENT_POINTER, { tag: pointer.tag })) return
    await takePointer()
  }
  return {
    place: objects.place,
    adds: '',
    parallel: IN_PARALLEL,
    async hold(wait, say) {
      const held = await holdObject(objects, 'lock.json', { wait, lease: lease * 1000, say })
      await takePointer().catch(async (error) => {
        await held.release()
        throw error
      })
      return held
    },
    async shown() {
      const pointer = await objects.get(POINTER)
      tag = pointer?.tag
      return pointer && (JSON.parse(pointer.text) as Pointer).release
    },
    async list() {
      const names = await objects.list('', true)
      const ending = (end: string) =>
        names.flatMap((name) => (name.endsWith(end) ? [name.slice(0, -end.length)] : [])).filter((id) => ID.test(id))
      return { folders: ending('/'), manifests: ending('.json') }
    },
    manifest: async (id) => parseManifest((await objects.get(`${id}.json`))?.text),
    shared: async () =>
      (await objects.list(SHARED)).map((key) => key.slice(SHARED.length)).filter((name) => name !== NOT_FOUND),
    async reserve(id) {
      const text = Buffer.from(reservationText(holder))
      const made = await objects.put(`${id}.json`, text, PRIVATE, { absent: true })
      const tag = made?.tag ?? (await objects.get(`${id}.json`))?.tag
      if (tag === undefined) throw lost()
      reserved.set(id, tag)
    },
    async upload(id, { name, path, sent }) {
      return (await objects.put(`${id}/${name}`, await readFile(path), sent))?.tag
    },
    async write(id, name, text) {
      return (await objects.put(`${id}/${name}`, Buffer.from(text), sentAs(name)))?.tag
    },
    async uploadShared({ name, path, sent }) {
      return (await objects.put(SHARED + name, await readFile(path), sent))?.tag
    },
    take: (from, to, name) => objects.copy(`${from}/${name}`, `${to}/${name}`),
    async seal(manifest) {
      const [key, text] = [`${manifest.id}.json`, manifestText(manifest)]
      const tag = reserved.get(manifest.id) ?? ''
      const isSealed = await objects.put(key, Buffer.from(text), PRIVATE, { tag })
      // A write whose answer was lost is sent again, and finds its own result.
      if (!isSealed && (await objects.get(key))?.text !== text) throw lost()
    },
    async faults({ id, files, assets, tags = {} }) {
      const [own, shared] = await Promise.all([objects.facts(`${id}/`), objects.facts(SHARED)])
      const wrong = (named: Manifest['files'], stored: typeof own) =>
        Object.entries(named).flatMap(([name, [, bytes]]) => {
          const object = stored.get(name)
          return object?.bytes === bytes && (tags[name] ?? object.tag) === object.tag ? [] : [name]
        })
      return [...wrong(files, own), ...wrong(assets, shared)]
    },
    async paused() {
      const pause = await objects.get(PAUSE)
      return pause && (JSON.parse(pause.text) as { since: string }).since
    },
    async pause(since) {
      await objects.put(PAUSE, Buffer.from(JSON.stringify({ since })), PRIVATE)
    },
    resume: () => objects.remove([PAUSE]),
    async show({ id, files }) {
      if (files[NOT_FOUND]) await objects.copy(`${id}/${NOT_FOUND}`, SHARED + NOT_FOUND)
      const condition = tag === undefined ? ({ absent: true } as const) : { tag }
      const text = pointerTo(id)
      const isMoved = await objects.put(POINTER, text, SENT_POINTER, condition)
      // A write whose answer was lost is sent again, and finds its own result.
      if (!isMoved && (await objects.get(POINTER))?.text !== text.toString())
        throw new BuildFailure(EXIT.busy, `Another release has moved ${POINTER} in ${objects.place}: this one stops.`)
    },
    async remove(id) {
      await objects.remove([`${id}.json`])
      await objects.remove(await objects.list(`${id}/`))
    },
    async unshare(names) {
      await objects.remove(names.map((name) => SHARED + name))
    },
  }
}
