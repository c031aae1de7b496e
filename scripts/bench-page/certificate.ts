// The self-signed certificate of the benchmark's server.
import { execFileSync } from 'node:child_process'
import { createHash, X509Certificate } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { Advice } from '../advice.mjs'

const OPENSSL_FLAGS = [
  ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '3650'],
  ...['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1'],
]

export interface Certificate {
  readonly key: Buffer
  readonly cert: Buffer
}

/**
 * The certificate in a folder, created if it is missing.
 * @throws {Advice} openssl is not installed
 */
export function certificateIn(folder: string): Certificate {
  const [key, cert] = [path.join(folder, 'key.pem'), path.join(folder, 'cert.pem')]
  if (!fs.existsSync(cert)) {
    fs.mkdirSync(folder, { recursive: true })
    try {
      execFileSync('openssl', [...OPENSSL_FLAGS, '-keyout', key, '-out', cert], { stdio: 'ignore' })
    } catch {
      throw new Advice('openssl, which makes the certificate for HTTP/2, is missing or failed: install openssl.')
    }
  }
  return { key: fs.readFileSync(key), cert: fs.readFileSync(cert) }
}

/**
 * Chromium's switch that trusts a certificate. The switch that ignores all errors keeps responses out of the HTTP
 * cache, so that prefetched files are fetched twice.
 */
export function trustSwitch({ cert }: Certificate): string {
  const key = new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' })
  return `--ignore-certificate-errors-spki-list=${createHash('sha256').update(key).digest('base64')}`
}
