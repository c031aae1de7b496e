import { type ErrorCorrection, encodeQR } from 'qr'

interface QrOptions {
  /** Width of the quiet zone, in modules. */
  border: number
  errorCorrection: Extract<ErrorCorrection, 'low' | 'medium'>
}

/**
 * The dark modules of a QR code as one SVG path, one unit per module and without a quiet zone, and the number of
 * modules per row.
 */
export function qrPath(text: string, errorCorrection: QrOptions['errorCorrection']): { path: string; size: number } {
  // The package creates no symbol without a quiet zone.
  const rows = encodeQR(text, 'raw', { ecc: errorCorrection, border: 1 }).slice(1, -1)
  const runs = rows.flatMap((row, y) => {
    const dark = row.slice(1, -1)
    return dark.flatMap((isDark, x) => {
      if (!isDark || dark[x - 1]) return []
      const end = dark.indexOf(false, x)
      const length = (end === -1 ? dark.length : end) - x
      return [`M${x} ${y}h${length}v1h-${length}z`]
    })
  })
  return { path: runs.join(''), size: rows.length }
}

/**
 * A QR code as a standalone SVG: for files, where no element of the browser renders it. Black on white in every theme.
 */
export function qrSvg(text: string, { border, errorCorrection }: QrOptions): string {
  const { path, size } = qrPath(text, errorCorrection)
  const fullSize = size + 2 * border
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-border} ${-border} ${fullSize} ${fullSize}" shape-rendering="crispEdges">` +
    `<path fill="white" d="M${-border} ${-border}h${fullSize}v${fullSize}h-${fullSize}z"/><path d="${path}"/></svg>`
  )
}
