import { useEffect, useState } from 'react'

/** A QR code of a text that no build knows, drawn in the browser. Black on white in both themes: readers need it. */
export function QrLive({ text, label }: { text: string; label: string }) {
  const [source, setSource] = useState<string | null>(null)
  useEffect(() => {
    void import('uqr').then(({ renderSVG }) =>
      setSource(`data:image/svg+xml,${encodeURIComponent(renderSVG(text, { border: 2 }))}`),
    )
  }, [text])
  if (source === null) return <span className="qr-live sk" />
  return <img className="qr-live" src={source} alt={label} width={176} height={176} />
}
