import type { Card } from '@fair/contract/card.ts'
import type { IslandPage } from '../../islands/page.ts'
import { uploader } from '../shared/form/form-uploads.ts'
import type { Answer } from '../shared/form/useAnswer.ts'

/** Uploads the portrait of a card. */
export async function uploadPortrait(
  picture: File,
  { call, data, text }: IslandPage,
): Promise<Answer<{ portraitFileId: string }>> {
  const upload = uploader({ call, base: data.apiBase === '' ? location.href : data.apiBase })
  const outcome = await upload(picture, 'CARD', () => {}).done
  if (outcome.ok) return { ok: true, data: { portraitFileId: outcome.file.fileId } }
  return { ok: false, code: outcome.expired ? 'expired' : 'network', message: outcome.message ?? text('network') }
}

/** Uploads the portrait of a removed card again, for the card that replaces it; {} without a readable one. */
export async function copyPortrait(portrait: Card['portrait'], island: IslandPage) {
  if (!portrait) return {}
  const reply = await fetch(island.page.media(portrait.url, portrait.width)).catch(() => null)
  const content = reply?.ok ? await reply.blob().catch(() => null) : null
  if (!content) return {}
  const answer = await uploadPortrait(new File([content], 'portrait', { type: content.type }), island)
  return answer.ok ? answer.data : {}
}
