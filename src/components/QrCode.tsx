/**
 * A QR code as a file of its own, made at build (pages/site/qr), so that no page carries its modules. The text beside it
 * says where it leads.
 */
export function QrCode({ text }: { text: string }) {
  return <img className="qr-code" src={qrAddress(text)} alt="" width={96} height={96} loading="lazy" decoding="async" />
}

/** Address of the drawing of a text. The text itself is in the address: base64url of UTF-8, so that it needs no table. */
const qrAddress = (text: string): string => `/site/qr/${qrName(text)}.svg`

export const qrName = (text: string): string =>
  btoa(String.fromCharCode(...new TextEncoder().encode(text)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
