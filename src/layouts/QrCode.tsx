import { hash } from 'node:crypto'

/**
 * A QR code as a file of its own, made at build (pages/site/qr), so that no page carries its modules. The text beside it
 * says where it leads.
 */
export function QrCode({ text }: { text: string }) {
  const src = `/site/qr/${qrName(text)}.svg`
  return <img className="qr-code" src={src} alt="" width={96} height={96} loading="lazy" decoding="async" />
}

/** File name of a text's drawing, without the extension. A short digest: it does not compress, and every page carries three. */
export const qrName = (text: string): string => hash('sha256', text, 'hex').slice(0, 10)
