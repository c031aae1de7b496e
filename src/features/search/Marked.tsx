import { markedPieces } from '@fair/search/marks.ts'

/** A text in which the matches of the keyword are marked. */
export function Marked({ text, keyword, also }: { text: string; keyword: string; also?: readonly string[] }) {
  if (keyword === '') return text
  const pieces = markedPieces(text, keyword, also)
  let at = 0
  return pieces.map((piece) => {
    const key = at
    at += piece.text.length
    return piece.marked ? <mark key={key}>{piece.text}</mark> : piece.text
  })
}
