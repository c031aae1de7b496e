import { createHash } from 'node:crypto'
import {
  CopyObjectCommand,
  DeleteObjectsCommand,
  GetObjectCommand,
  PutObjectCommand,
  paginateListObjectsV2,
  S3Client,
  type S3ServiceException,
} from '@aws-sdk/client-s3'
import { BuildFailure, EXIT } from '@fair/contract/rules/failure.ts'
import type { SentAs } from './site-files.ts'

/** The condition of a write on the object: it does not exist, or is unchanged since it was read. */
type Condition = { absent: true } | { tag: string }

interface StoredObject {
  text: string
  tag: string
}

/** The objects of an S3-compatible store below a prefix, with the operations that releases need. */
export interface Objects {
  place: string
  get: (key: string) => Promise<StoredObject | null>
  /** Null if the condition is not met. Stores without support for conditions always write. */
  put: (key: string, bytes: Buffer, sent: SentAs, condition?: Condition) => Promise<{ tag: string } | null>
  /** Returns the copy's ETag. */
  copy: (from: string, to: string) => Promise<string>
  /** Size and ETag of all objects below a folder, by their names relative to it. */
  facts: (folder: string) => Promise<Map<string, { bytes: number; tag: string }>>
  /** Keys below a folder ('' for all), and with `flat` only its direct entries, folders with their slash. */
  list: (folder: string, flat?: boolean) => Promise<string[]>
  remove: (keys: readonly string[]) => Promise<void>
}

/** The maximum number of keys that one call deletes. */
const MAX_REMOVED = 1000

/**
 * Credentials, region and profile come from the SDK's default chain (environment, files, roles) and are never printed.
 *
 * @param endpoint of a store other than Amazon's; its buckets are addressed by path
 */
export function openObjects(bucket: string, prefix: string, endpoint: string | undefined): Objects {
  const { AWS_REGION, AWS_DEFAULT_REGION } = process.env
  const client = new S3Client({
    maxAttempts: 5,
    ...(endpoint === undefined ? {} : { endpoint, forcePathStyle: true }),
    // The SDK requires a region, even for stores that have only one.
    ...(endpoint === undefined || AWS_REGION ? {} : { region: AWS_DEFAULT_REGION ?? 'us-east-1' }),
  })
  const Bucket = bucket
  const place = `s3://${bucket}/${prefix}`
  const withPlace = <T>(request: Promise<T>): Promise<T> =>
    request.catch((error) => {
      throw storeFailure(error, place)
    })
  return {
    place,
    get: (key) =>
      withPlace(
        client.send(new GetObjectCommand({ Bucket, Key: prefix + key })).then(
          async ({ Body, ETag = '' }) => ({ text: (await Body?.transformToString()) ?? '', tag: ETag }),
          (error: S3ServiceException) => {
            if (error.name === 'NoSuchKey' || error.name === 'NotFound') return null
            throw error
          },
        ),
      ),
    put: (key, bytes, { type, cacheControl }, condition) => {
      const command = new PutObjectCommand({
        ...{ Bucket, Key: prefix + key, Body: bytes, ContentType: type, CacheControl: cacheControl },
        // The store verifies the received bytes against it.
        ChecksumSHA256: createHash('sha256').update(bytes).digest('base64'),
        ...(condition && ('absent' in condition ? { IfNoneMatch: '*' } : { IfMatch: condition.tag })),
      })
      return withPlace(
        client.send(command).then(
          ({ ETag = '' }) => ({ tag: ETag }),
          (error: S3ServiceException) => {
            // 409: another write to the same object is in progress; 404: the object to be replaced was deleted.
            if (
              condition &&
              [404, 409, 412].includes(error.$metadata?.httpStatusCode ?? 0) &&
              error.name !== 'NoSuchBucket'
            )
              return null
            throw error
          },
        ),
      )
    },
    copy: async (from, to) => {
      const source = `${bucket}/${prefix}${from}`.split('/').map(encodeURIComponent).join('/')
      const command = new CopyObjectCommand({ Bucket, Key: prefix + to, CopySource: source })
      const { CopyObjectResult } = await withPlace(client.send(command))
      return CopyObjectResult?.ETag ?? ''
    },
    facts: async (folder) => {
      const found = new Map<string, { bytes: number; tag: string }>()
      const where = { Bucket, Prefix: prefix + folder }
      const read = async () => {
        for await (const { Contents = [] } of paginateListObjectsV2({ client }, where)) {
          for (const { Key = '', Size = 0, ETag = '' } of Contents)
            found.set(Key.slice(where.Prefix.length), { bytes: Size, tag: ETag })
        }
      }
      await withPlace(read())
      return found
    },
    list: (folder, flat = false) => withPlace(listed(client, { Bucket, Prefix: prefix + folder }, prefix, flat)),
    remove: async (keys) => {
      for (let from = 0; from < keys.length; from += MAX_REMOVED) {
        const Objects = keys.slice(from, from + MAX_REMOVED).map((key) => ({ Key: prefix + key }))
        const { Errors = [] } = await withPlace(
          client.send(new DeleteObjectsCommand({ Bucket, Delete: { Objects, Quiet: true } })),
        )
        const [first] = Errors
        if (first) throw new BuildFailure(EXIT.configuration, `${place} did not delete ${first.Key}: ${first.Code}.`)
      }
    },
  }
}

async function listed(
  client: S3Client,
  where: { Bucket: string; Prefix: string },
  prefix: string,
  flat: boolean,
): Promise<string[]> {
  const keys: string[] = []
  for await (const page of paginateListObjectsV2({ client }, { ...where, ...(flat ? { Delimiter: '/' } : {}) })) {
    for (const { Key } of page.Contents ?? []) if (Key) keys.push(Key.slice(prefix.length))
    for (const { Prefix } of page.CommonPrefixes ?? []) if (Prefix) keys.push(Prefix.slice(prefix.length))
  }
  return keys
}

/** A store's error as a sentence: never the request, which contains a signature. */
function storeFailure(error: unknown, place: string): unknown {
  const { name, message, $metadata, code } = error as Partial<S3ServiceException> & { code?: string }
  const status = $metadata?.httpStatusCode
  if (name === 'CredentialsProviderError')
    return new BuildFailure(EXIT.configuration, `No credentials for ${place}: ${message}`)
  if (status !== undefined && status < 500)
    return new BuildFailure(EXIT.configuration, `${place} refused the request (${status} ${name}): ${message}`)
  if (status !== undefined || code !== undefined || $metadata !== undefined)
    return new BuildFailure(EXIT.unreachable, `${place} cannot be reached (${code ?? name}): ${message}`)
  return error
}
