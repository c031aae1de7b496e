// Sends requests to a host for tests/runs/hosts.ts: with its name, to a local port, and the path exactly as written.
import http from 'node:http'
import https from 'node:https'

export interface Answer {
  readonly status: number
  readonly headers: Headers
  /** As received, in its coding. */
  readonly body: Buffer
}

interface Init {
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
  /** The trusted certificate; without it HTTP is used. */
  readonly ca?: Buffer
}

export const send = (domain: string, address: string, port: number, init: Init = {}): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const { method = 'GET', headers = {}, body, ca } = init
    const options = {
      ...{ host: '127.0.0.1', port, path: address, method },
      headers: { host: `${domain}:${port}`, ...headers },
    }
    const receive = async (answer: http.IncomingMessage) => {
      const named = Object.entries(answer.headers).flatMap(([name, value]): [string, string][] =>
        value === undefined ? [] : [[name, String(value)]],
      )
      resolve({
        status: answer.statusCode ?? 0,
        headers: new Headers(named),
        body: Buffer.concat(await answer.toArray()),
      })
    }
    const request = ca ? https.request({ ...options, ca, servername: domain }, receive) : http.request(options, receive)
    request.on('error', reject)
    request.end(body)
  })
