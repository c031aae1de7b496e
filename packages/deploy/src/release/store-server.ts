// The S3-compatible store of the tests: s3rver, with features of S3 that it lacks and releases rely on: writes are
// atomic, and `If-Match` and `If-None-Match` apply to writes.
import crypto, { createHash } from 'node:crypto'
import fs from 'node:fs'
import S3rver from '@20minutes/s3rver'

export const BUCKET = 'sites'
/** The credentials that s3rver accepts; not secret. */
export const STORE_ENVIRONMENT = {
  AWS_ACCESS_KEY_ID: 'S3RVER',
  AWS_SECRET_ACCESS_KEY: 'S3RVER',
  AWS_REGION: 'us-east-1',
}

export interface StoreServer {
  endpoint: string
  /** The keys written or copied to since the last call, without the lock's: how often it is renewed depends on time. */
  written: () => string[]
  /** Creates an object, as left by a killed release. */
  plant: (key: string, text: string) => Promise<void>
  close: () => Promise<void>
}

/** @param knowsConditions false for a store that ignores the conditions of a write */
export async function startStore(directory: string, knowsConditions = true): Promise<StoreServer> {
  withoutDes()
  const server = new S3rver({
    ...{ port: 0, address: '127.0.0.1', silent: true, directory },
    configureBuckets: [{ name: BUCKET, configs: [] }],
    // It computes the signature of a call to the bucket itself without the slash of its path.
    allowMismatchedSignatures: true,
  })
  const { store } = server
  const one = oneAfterTheOther()
  let written: string[] = []
  server.middleware.unshift(async ({ method, path }, next) => {
    if (method === 'PUT' && !path.endsWith('/lock.json')) written.push(path)
    await next()
  })
  const put = store.putObject.bind(store)
  store.putObject = async (object) => {
    const parts: Buffer[] = []
    if (Buffer.isBuffer(object.content)) parts.push(object.content)
    else for await (const part of object.content) parts.push(part)
    const content = Buffer.concat(parts)
    const length = Number(object.metadata['x-amz-decoded-content-length'] ?? object.metadata['content-length'])
    if (content.byteLength !== length) throw new Error('The request ended before its body.')
    return one(() => put({ ...object, content }))
  }
  store.putContent = async (file, content) => {
    fs.writeFileSync(`${file}.unfinished`, content)
    fs.renameSync(`${file}.unfinished`, file)
    return [content.byteLength, createHash('md5').update(content).digest('hex')]
  }
  const get = store.getObject.bind(store)
  store.getObject = (...parameters) => one(() => get(...parameters))
  if (knowsConditions) server.middleware.unshift(conditions(store))
  const { port } = await server.run()
  return {
    endpoint: `http://127.0.0.1:${port}`,
    written: () => {
      const since = written
      written = []
      return since
    },
    plant: async (key, text) => {
      await one(() => put({ bucket: BUCKET, key, content: Buffer.from(text), metadata: {} }))
    },
    close: () => server.close(),
  }
}

/** It encrypts list tokens with DES, which today's OpenSSL lacks: here they are not encrypted. */
function withoutDes(): void {
  const asIs = { update: (data: string | Buffer) => Buffer.from(data as string), final: () => Buffer.alloc(0) }
  const { createCipheriv, createDecipheriv } = crypto
  const given = (make: typeof createCipheriv | typeof createDecipheriv) =>
    ((...args: Parameters<typeof createCipheriv>) => (args[0] === 'des' ? asIs : make(...args))) as never
  crypto.createCipheriv = given(createCipheriv)
  crypto.createDecipheriv = given(createDecipheriv)
}

/** An object and its metadata are several files: no other call may run between their writes. */
function oneAfterTheOther(): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve()
  return (work) => {
    const done = last.then(work, work)
    last = done
    return done
  }
}

function conditions(store: S3rver['store']): S3rver['middleware'][number] {
  const one = oneAfterTheOther()
  return (context, next) => {
    const { method, path, headers } = context
    const [match, noneMatch] = [headers['if-match'], headers['if-none-match']]
    if (method !== 'PUT' || (match === undefined && noneMatch === undefined)) return next()
    return one(async () => {
      const [, bucket = '', ...key] = decodeURIComponent(path).split('/')
      const tag = await store.getMetadata(bucket, key.join('/')).then(
        ({ etag }) => etag,
        () => undefined,
      )
      if (noneMatch === '*' ? tag === undefined : tag === match) return next()
      context.status = 412
      context.body = '<Error><Code>PreconditionFailed</Code><Message>no</Message></Error>'
    })
  }
}
