// The process that renders pages on request for `npm start` (on-request.ts), so that a slow page does not block the
// server. It bundles the pages' code first, and ends with its parent process.
import { bundleOf } from '@fair/build/bundle.ts'
import { digestSources } from '@fair/build/digests.ts'
import { readOptions } from '@fair/build/options.ts'
import { Renderer } from '@fair/build/renderer.ts'
import type { FromPages, ToPages } from './on-request.ts'
import { PageSource } from './page-source.ts'

const { code } = digestSources()
const bundle = bundleOf(code, null)
const renderer = bundle.then((made) => new Renderer(made))
const sources = new Map<string, PageSource>()
const send = (message: FromPages) => process.connected && process.send?.(message, () => {})

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

process.on('message', async (message: ToPages) => {
  if ('site' in message) {
    const { host, flags, folder } = message.site
    sources.set(host, new PageSource(readOptions(flags, process.env), code, renderer, folder))
    return
  }
  if ('close' in message) {
    sources.get(message.close)?.close()
    sources.delete(message.close)
    return
  }
  const { id, host, file } = message.requested
  const source = sources.get(host)
  try {
    if (file === null) await source?.load()
    send({ id, isWritten: file !== null && ((await source?.write(file)) ?? false) })
  } catch (error) {
    send({ id, failed: messageOf(error) })
  }
})
process.on('disconnect', () => process.exit())
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.exit())

bundle.then(
  ({ client }) => send({ client }),
  (error: unknown) => {
    console.error(messageOf(error))
    process.exit(1)
  },
)
