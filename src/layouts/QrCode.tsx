import { hash } from 'node:crypto'

/**
 * A QR code as a separate file, created at build time (pages/site/qr), so that no page contains its modules. The text
 * beside it states where it leads.
 */
export function QrCode({ text }: { text: string }) {
  const src = `/site/qr/${qrName(text)}.svg`
  return <img className="qr-code" src={src} alt="" width={96} height={96} loading="lazy" decoding="async" />
}

/**
 * File name of a text's code, without the extension. A short digest: it does not compress, and every page contains
 * three.
 */
export const qrName = (text: string): string => hash('sha256', text, 'hex').slice(0, 10)
