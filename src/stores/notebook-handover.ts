import { isId } from '@fair/contract/rules/platform-values.ts'
import * as z from 'zod/mini'
import { NOTE_MAX, type Note, noteKey } from '../domain/note.ts'

/*
 * A link transfers the notes, with the favourites (favourites-handover.ts), to another device. They are JSON, deflated,
 * in base64url. Photos are too large for a link.
 */

/** The name of the parameter in the fragment: `#…&notes=…`. */
export const NOTES = 'notes'

/** Maximum length of the text that is read from a link, and of the JSON that it inflates to, in characters. */
const PACKED_MAX = 500_000
const JSON_MAX = 2_000_000

const text = (max: number) => z.string().check(z.maxLength(max))
/** An id as in the address of a page (contract/rules/platform-values.ts, isId). */
const id = text(64).check(z.refine(isId))
/** Milliseconds that a Date can hold. */
const moment = z.number().check(z.gte(0), z.lte(8.64e15))
const HandedNote = z.object({
  exhibitionId: text(64),
  subject: z.object({
    kind: z.enum(['exhibitor', 'exhibits', 'live', 'meeting', 'activity']),
    id,
    name: text(300),
    supplier: z.nullable(
      z.object({
        id,
        name: text(300),
        legalName: text(300),
        booth: z.nullable(z.object({ hall: text(40), stand: text(40) })),
      }),
    ),
  }),
  // Merged notes may be longer than the typing limit.
  text: text(4 * NOTE_MAX),
  rating: z.literal([0, 1, 2, 3, 4, 5]),
  visitedAt: z.nullable(moment),
  changedAt: moment,
})

export async function packNotes(notes: readonly Note[]): Promise<string> {
  const json = JSON.stringify(notes.map(({ key: _, ...note }) => note))
  const bytes = await through(new Blob([json]), new CompressionStream('deflate-raw'))
  return toBase64Url(new Uint8Array(await bytes.arrayBuffer()))
}

/** The notes in a fragment; empty if it contains none that are valid. Anybody may have written the link. */
export async function unpackNotes(fragment: string): Promise<Note[]> {
  const packed = new URLSearchParams(fragment.replace(/^#/, '')).get(NOTES) ?? ''
  if (packed === '' || packed.length > PACKED_MAX) return []
  try {
    const bytes = Uint8Array.from(atob(packed.replaceAll('-', '+').replaceAll('_', '/')), (character) =>
      character.charCodeAt(0),
    )
    const json = await textUpTo(
      JSON_MAX,
      new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw')),
    )
    const read = z.safeParse(z.array(z.unknown()), JSON.parse(json))
    return (read.data ?? []).flatMap((each) => {
      const note = z.safeParse(HandedNote, each).data
      return note ? { ...note, key: noteKey(note.exhibitionId, note.subject) } : []
    })
  } catch {
    return []
  }
}

const through = (blob: Blob, transform: CompressionStream): Promise<Blob> =>
  new Response(blob.stream().pipeThrough(transform)).blob()

const toBase64Url = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')

/** @throws RangeError for a longer text, because a few bytes can inflate to gigabytes */
async function textUpTo(max: number, stream: ReadableStream<Uint8Array>): Promise<string> {
  const decoder = new TextDecoder()
  const reader = stream.getReader()
  let text = ''
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    text += decoder.decode(part.value, { stream: true })
    if (text.length > max) throw new RangeError('The notes of this link are too long.')
  }
  return text + decoder.decode()
}
