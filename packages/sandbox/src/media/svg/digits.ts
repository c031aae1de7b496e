import { f } from './markup.ts'

/**
 * Digits as strokes in a field 10 wide and 16 high: a plan is for all languages and must not depend on the fonts of the
 * machine that draws it.
 */
const STROKES: Readonly<Record<string, string>> = {
  0: 'M5 0C1 0 0 4 0 8s1 8 5 8 5-4 5-8-1-8-5-8z',
  1: 'M2 3 6 0v16',
  2: 'M0 4c0-6 10-5 10 0 0 4-10 7-10 12h10',
  3: 'M0 3c1-5 9-4 9 1 0 3-3 4-5 4 3 0 6 1 6 4 0 6-9 5-10 1',
  4: 'M7 16V0L0 11h10',
  5: 'M9 0H1v7c4-2 9 0 9 4 0 6-8 6-10 2',
  6: 'M8 0C3 2 0 6 0 11c0 7 10 6 10 0 0-6-9-5-10-1',
  7: 'M0 0h10L4 16',
  8: 'M5 8C0 8 0 0 5 0s5 8 0 8c-6 0-7 8 0 8s6-8 0-8z',
  9: 'M10 6C9 11 0 11 0 5s10-7 10 0c0 5-3 9-8 11',
  '.': 'M2 16h.1',
}
const ADVANCE = 15
const POINT_ADVANCE = 8
const HEIGHT = 16

/** A number such as '8.1' centred at a point, `size` pixels high. */
export function digits(text: string, [x, y]: readonly [number, number], size: number, colour: string): string {
  const scale = size / HEIGHT
  const letters = [...text]
  const width = letters.reduce((sum, letter) => sum + (letter === '.' ? POINT_ADVANCE : ADVANCE), 0) - 5
  let at = 0
  const paths = letters.map((letter) => {
    const path = `<path transform="translate(${at} 0)" d="${STROKES[letter] ?? ''}"/>`
    at += letter === '.' ? POINT_ADVANCE : ADVANCE
    return path
  })
  const place = `translate(${f(x - (width / 2) * scale)} ${f(y - size / 2)}) scale(${Number(scale.toFixed(3))})`
  const pen = `fill="none" stroke="${colour}" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round"`
  return `<g transform="${place}" ${pen}>${paths.join('')}</g>`
}
