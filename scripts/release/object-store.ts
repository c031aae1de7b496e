// Releases in an S3-compatible store. One small object, `current.json`, is the pointer that a CDN's function follows.
import { readFile } from 'node:fs/promises'
import { BuildFailure, EXIT } from '../../src/content/failure.ts'
import { parseAddress } from '../../src/domain/address.ts'
import { ID, manifestText, parseManifest } from './manifest.ts'
import { holdObject } from './object-lock.ts'
import { openObjects } from './objects.ts'
import type { ReleaseStore } from './store.ts'

const POINTER = 'current.json'
const SHARED = 'shared/'
/** Where a CDN that knows one not-found page looks for it: whatever release is shown. */
const NOT_FOUND = '404/index.html'
const PRIVATE = { type: 'application/json', cacheControl: 'no-store' }
const SENT_POINTER = { type: 'application/json', cacheControl: 'no-cache' }
const IN_PARALLEL = 32

/** What `current.json` says. */
interface Pointer {
  form: 1
  domain: string
  release: string
}

/**
 * @param to `s3://bucket/prefix`
 * @param lease seconds after which the lock of a release that was killed is taken over
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
  /** The pointer as it was read: it moves only from there. */
  let tag: string | undefined
  return {
    place: objects.place,
    adds: '',
    parallel: IN_PARALLEL,
    hold: (wait, say) => holdObject(objects, 'lock.json', { wait, lease: lease * 1000, say }),
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
    async upload(id, { name, path, sent }) {
      await objects.put(`${id}/${name}`, await readFile(path), sent)
    },
    async uploadShared({ name, path, sent }) {
      await objects.put(SHARED + name, await readFile(path), sent)
    },
    take: (from, to, name) => objects.copy(`${from}/${name}`, `${to}/${name}`),
    async seal(manifest) {
      await objects.put(`${manifest.id}.json`, Buffer.from(manifestText(manifest)), PRIVATE)
    },
    async show({ id, files }) {
      if (files[NOT_FOUND]) await objects.copy(`${id}/${NOT_FOUND}`, SHARED + NOT_FOUND)
      const pointer: Pointer = { form: 1, domain, release: id }
      const condition = tag === undefined ? ({ absent: true } as const) : { tag }
      const text = `${JSON.stringify(pointer)}\n`
      const isMoved = await objects.put(POINTER, Buffer.from(text), SENT_POINTER, condition)
      // A write whose answer was lost is sent again, and finds itself.
      if (!isMoved && (await objects.get(POINTER))?.text !== text)
        throw new BuildFailure(EXIT.busy, `Another release has moved ${POINTER} in ${objects.place}: this one ends.`)
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
