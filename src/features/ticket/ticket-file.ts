import { qrSvg } from '@fair/contract/rules/qr-svg.ts'

export interface TicketFile {
  /** BCP 47 tag of the texts. */
  language: string
  title: string
  fair: string
  rows: readonly (readonly [label: string, value: string])[]
  qrContent: string
  note: string
}

const MARKS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string) => text.replace(/[&<>"]/g, (each) => MARKS[each] ?? each)

const STYLE =
  'body{font:16px/1.5 system-ui,sans-serif;margin:8mm auto;max-width:120mm;padding:0 6mm;background:Canvas;color:CanvasText;color-scheme:light}' +
  'svg{display:block;width:52mm;height:52mm;margin:6mm 0;background:white}h1{margin:0}' +
  'dl{display:grid;grid-template-columns:auto 1fr;gap:1mm 5mm}dd{margin:0}@page{margin:10mm}body{break-inside:avoid}'

/** A ticket as one self-contained file: it opens without a network, and prints on one page. */
export function ticketFile({ language, title, fair, rows, qrContent, note }: TicketFile): string {
  const facts = rows.map(([label, value]) => `<dt>${escaped(label)}</dt><dd>${escaped(value)}</dd>`).join('')
  return (
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width"><title>${escaped(title)}</title><style>${STYLE}</style></head>` +
    `<body><p>${escaped(fair)}</p><h1>${escaped(title)}</h1>${qrSvg(qrContent, { border: 3, errorCorrection: 'medium' })}` +
    `<dl>${facts}</dl><p>${escaped(note)}</p></body></html>`
  )
}
