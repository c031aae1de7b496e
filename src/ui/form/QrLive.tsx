import { renderSVG } from 'uqr'

/** A QR code of a text that no build knows, drawn in the browser. Black on white in both themes: readers need it. */
export function QrLive({ text, label }: { text: string; label: string }) {
  const source = `data:image/svg+xml,${encodeURIComponent(renderSVG(text, { border: 2 }))}`
  return <img className="qr-live" src={source} alt={label} width={176} height={176} />
}
