/**
 * Lays out text in a picture, where no browser breaks lines: widths are estimated high, so that nothing is ever cut.
 */

const WIDE =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303F\uFF00-\uFF60\p{Extended_Pictographic}]/u
/** May not begin a line; may not end one (the common part of the four languages' rules). */
const NO_START =
  /^[\u3001\u3002\uFF0C\uFF0E\uFF1A\uFF1B\uFF1F\uFF01\uFF09\u300D\u300F\u3011\u3009\u300B\u3015\u2026\u30FC\u3005\u3041\u3043\u3045\u3047\u3049\u3063\u3083\u3085\u3087\u308E\u30A1\u30A3\u30A5\u30A7\u30A9\u30C3\u30E3\u30E5\u30E7\u30EE,.:;?!)\]}%\u00B0\u2019\u201D]/u
const NO_END = /[\uFF08\u300C\u300E\u3010\u3008\u300A\u3014([{\u2018\u201C]$/u

/** The width of a text in em of its size, in a bold face. */
export function widthOf(text: string): number {
  let width = 0
  for (const character of text) {
    let one = known.get(character)
    if (one === undefined) {
      one = widthOfOne(character)
      known.set(character, one)
    }
    width += one
  }
  return width
}

/** By character: a build lays out tens of thousands of lines with a few thousand different ones. */
const known = new Map<string, number>()

function widthOfOne(character: string): number {
  if (WIDE.test(character)) return 1
  if (/\p{Mn}|\p{Cf}|\uFE0F/u.test(character)) return 0
  if (/[iljtfrI.,:;'!|()[\] -]/.test(character)) return 0.42
  if (/[mwMW@%&—…]/.test(character)) return 1.1
  if (/[A-Z]/.test(character)) return 0.8
  return character < '\u0250' ? 0.7 : 1
}

const CJK = '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\u3000-\\u303F\\u30FC\\uFF00-\\uFF60'
const RUNS = new RegExp(`[${CJK}]+|[^\\s${CJK}-]*-*\\s*`, 'gu')
const IS_CJK = new RegExp(`^[${CJK}]`, 'u')
// For Chinese and Japanese alike: what counts here is that a word of either is not broken if that can be avoided.
const words = new Intl.Segmenter('ja', { granularity: 'word' })

/**
 * Where a line may break: after a blank or a hyphen, and between Chinese and Japanese words. Hangul and Latin words are
 * not broken.
 */
function piecesOf(text: string): string[] {
  const runs = (text.match(RUNS) ?? []).filter((run) => run !== '')
  const parts = runs.flatMap((run) =>
    IS_CJK.test(run) ? [...words.segment(run)].map(({ segment }) => segment) : [run],
  )
  const pieces: string[] = []
  for (const part of parts) {
    const last = pieces.at(-1)
    const joined = last !== undefined && !/\s$/.test(last) && (NO_START.test(part) || NO_END.test(last))
    if (joined) pieces[pieces.length - 1] = last + part
    else pieces.push(part)
  }
  return pieces
}

/** The lines of a text no wider than `most` em; a wider piece is broken inside. Without the blanks between them. */
export const linesOf = (text: string, most: number): string[] => setIn(piecesOf(text.trim().replace(/\s+/g, ' ')), most)

function setIn(pieces: readonly string[], most: number): string[] {
  const lines: string[] = []
  let line = ''
  const put = (piece: string) => {
    if (line !== '' && widthOf((line + piece).trimEnd()) > most) {
      lines.push(line.trimEnd())
      line = ''
    }
    line += piece
  }
  for (const piece of pieces) {
    if (widthOf(piece.trimEnd()) <= most) put(piece)
    else for (const character of piece) put(character)
  }
  if (line.trim() !== '') lines.push(line.trimEnd())
  return lines
}

export interface Fitted {
  /** In pixels, as the box is. */
  size: number
  lines: string[]
}

/**
 * The largest of the sizes at which a text fits a box, with its lines. Below the smallest it shrinks further, so that
 * even a text of unexpected length is shown in full.
 *
 * @param sizes in pixels, largest first
 * @param leading the height of a line, in em
 */
export function fitted(
  text: string,
  box: { width: number; height: number },
  sizes: readonly number[],
  leading: number,
): Fitted {
  const pieces = piecesOf(text.trim().replace(/\s+/g, ' '))
  let last: Fitted = { size: sizes.at(-1) ?? 16, lines: [text] }
  for (const size of [...sizes, ...Array.from({ length: 24 }, (_, n) => last.size * 0.88 ** (n + 1))]) {
    last = { size, lines: setIn(pieces, box.width / size) }
    if (last.lines.length * size * leading <= box.height) return last
  }
  return last
}
