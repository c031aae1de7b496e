import { Converter } from 'opencc-js'

const FIRST = 0x4e00
const LAST = 0x9fff
let known: ReadonlyMap<string, string> | undefined

/**
 * Characters that differ between simplified Chinese and traditional Chinese or Japanese, each with the simplified one
 * that search compares (search-corpora.ts). From OpenCC's tables of single characters.
 */
export function hanVariants(): ReadonlyMap<string, string> {
  if (known) return known
  const letters = Array.from({ length: LAST - FIRST + 1 }, (_, at) => String.fromCharCode(FIRST + at))
  // On separate lines, so that no phrase matches across them.
  const line = letters.join('\n')
  const made = new Map<string, string>()
  for (const from of ['jp', 'tw'] as const) {
    const converted = Converter({ from, to: 'cn' })(line).split('\n')
    letters.forEach((letter, at) => {
      const simplified = converted[at]
      if (simplified !== undefined && simplified !== letter && simplified.length === 1) made.set(letter, simplified)
    })
  }
  known = made
  return made
}
