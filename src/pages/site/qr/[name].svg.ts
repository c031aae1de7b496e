import { qrSvg } from '@fair/contract/rules/qr-svg.ts'
import type { APIRoute } from 'astro'
import { currentBuild } from '../../../content/build-context.ts'
import { qrName } from '../../../layouts/QrCode.tsx'

/** The QR codes of the footer, each drawn once. */
export function getStaticPaths() {
  const { content } = currentBuild()
  if (!content.qrCodes) return []
  const codes = [...content.texts.values()].flatMap((text) => text.terminals.map((terminal) => terminal.qrCode ?? ''))
  return [...new Set(codes)].map((text) => ({ params: { name: qrName(text) }, props: { text } }))
}

export const GET: APIRoute<{ text: string }> = ({ props }) =>
  new Response(qrSvg(props.text, { border: 2, errorCorrection: 'low' }), {
    headers: { 'content-type': 'image/svg+xml' },
  })
