/** A picture for a page: a JPEG with its size in pixels. */
export interface PdfPicture {
  readonly jpeg: Uint8Array
  readonly width: number
  readonly height: number
}

/** A4 across, in points. */
const PAGE = { width: 842, height: 595, margin: 48 } as const

const latin = new TextEncoder()

/**
 * A PDF with one page per picture, with a line of text under it, of exactly the requested length: a comment before the
 * table of objects fills the rest, so that a download has the listed size.
 *
 * @param line Latin text; other characters become '?', as no font is embedded
 * @throws RangeError if the pictures alone are longer than `bytes`
 */
export function pdfOf(pictures: readonly PdfPicture[], line: string, bytes: number): Uint8Array<ArrayBuffer> {
  const text = line.replace(/[^\x20-\x7e]/g, '?').replace(/[\\()]/g, '\\$&')
  const objects: Uint8Array[][] = [
    ascii('<< /Type /Catalog /Pages 2 0 R >>'),
    ascii(
      `<< /Type /Pages /Count ${pictures.length} /Kids [${pictures.map((_, n) => `${4 + n * 3} 0 R`).join(' ')}] >>`,
    ),
    ascii('<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>'),
  ]
  for (const [n, { jpeg, width, height }] of pictures.entries()) {
    const at = 4 + n * 3
    const scale = Math.min((PAGE.width - 2 * PAGE.margin) / width, (PAGE.height - 3 * PAGE.margin) / height)
    const [w, h] = [Math.round(width * scale), Math.round(height * scale)]
    const draw = `q ${w} 0 0 ${h} ${PAGE.margin} ${PAGE.height - PAGE.margin - h} cm /P Do Q BT /F 14 Tf ${PAGE.margin} ${PAGE.margin} Td (${text}) Tj ET`
    objects.push(
      ascii(
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${PAGE.width} ${PAGE.height}] /Contents ${at + 1} 0 R /Resources << /Font << /F 3 0 R >> /XObject << /P ${at + 2} 0 R >> >> >>`,
      ),
      ascii(`<< /Length ${draw.length} >>\nstream\n${draw}\nendstream`),
      [
        latin.encode(
          `<< /Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode /Length ${jpeg.byteLength} >>\nstream\n`,
        ),
        jpeg,
        latin.encode('\nendstream'),
      ],
    )
  }
  const parts: Uint8Array[] = [latin.encode('%PDF-1.4\n')]
  const offsets: number[] = []
  let length = parts[0]?.byteLength ?? 0
  const add = (part: Uint8Array) => {
    parts.push(part)
    length += part.byteLength
  }
  objects.forEach((object, n) => {
    offsets.push(length)
    for (const part of [latin.encode(`${n + 1} 0 obj\n`), ...object, latin.encode('\nendobj\n')]) add(part)
  })
  // The table's length does not depend on its offset, as long as that has ten digits.
  const table = (start: number) =>
    latin.encode(
      `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('')}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${String(start).padStart(10, '0')}\n%%EOF\n`,
    )
  const filler = bytes - length - table(0).byteLength
  if (filler < 2)
    throw new RangeError(`A PDF of ${bytes} bytes cannot hold these pictures: ${2 - filler} bytes too many.`)
  add(latin.encode(`%${' '.repeat(filler - 2)}\n`))
  add(table(length))
  const full = new Uint8Array(length)
  let at = 0
  for (const part of parts) {
    full.set(part, at)
    at += part.byteLength
  }
  return full
}

const ascii = (text: string): Uint8Array[] => [latin.encode(text)]
