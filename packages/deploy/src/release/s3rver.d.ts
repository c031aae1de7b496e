declare module '@20minutes/s3rver' {
  /** A Koa application that answers as S3 does, from files; only the parts that the tests use. */
  export default class S3rver {
    constructor(options: {
      port: number
      address: string
      silent: boolean
      directory: string
      allowMismatchedSignatures: boolean
      configureBuckets: { name: string; configs: string[] }[]
    })
    /** Koa's middleware, the outermost first. */
    middleware: ((
      context: {
        method: string
        path: string
        headers: Record<string, string | undefined>
        status: number
        body: unknown
      },
      next: () => Promise<void>,
    ) => Promise<void>)[]
    store: {
      putObject: (object: StoredObject) => Promise<{ size: number; md5: string }>
      putContent: (file: string, content: Buffer) => Promise<[size: number, md5: string]>
      getObject: (bucket: string, key: string, range?: object) => Promise<unknown>
      getMetadata: (bucket: string, key: string) => Promise<Record<string, string>>
    }
    run: () => Promise<{ port: number }>
    close: () => Promise<void>
  }
  interface StoredObject {
    bucket: string
    key: string
    content: Buffer | AsyncIterable<Buffer>
    metadata: Record<string, string | undefined>
  }
}
