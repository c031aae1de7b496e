import { qrSvg } from '@fair/contract/rules/qr-svg.ts'

interface Pass {
  name: string
  passNumber: string
  qrContent: string
}

interface Sheet {
  /** BCP 47 tag of the texts. */
  language: string
  title: string
  note: string
  passes: readonly Pass[]
}

const escaped = (text: string) =>
  text.replace(/[&<>"]/g, (each) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[each] ?? each)

const STYLE =
  'body{font:14px/1.5 sans-serif;margin:12mm}ul{display:grid;grid-template-columns:1fr 1fr;gap:6mm;padding:0;list-style:none}' +
  'li{display:grid;grid-template-columns:32mm 1fr;gap:5mm;align-items:center;padding:4mm;border:1px solid;break-inside:avoid}' +
  'svg{width:32mm;height:32mm}b{display:block;font-size:18px}'

/** A sheet of passes to print: a self-contained page that opens without a network. */
export function passesSheet({ language, title, note, passes }: Sheet): string {
  const items = passes.map(
    ({ name, passNumber, qrContent }) =>
      `<li>${qrSvg(qrContent, { border: 1, errorCorrection: 'low' })}<span><b>${escaped(name)}</b>${escaped(passNumber)}</span></li>`,
  )
  return (
    `<!doctype html><html lang="${language}"><meta charset="utf-8"><title>${escaped(title)}</title>` +
    `<style>${STYLE}</style><h1>${escaped(title)}</h1><p>${escaped(note)}</p><ul>${items.join('')}</ul></html>`
  )
}
