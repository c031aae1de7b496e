import { Converter } from 'opencc-js'

const FIRST = 0x4e00
const LAST = 0x9fff
let known: ReadonlyMap<string, string> | undefined

/**
 * Characters that traditional Chinese and Japanese write otherwise than simplified Chinese, each to the simplified one by
 * which a search compares them (search-corpus.ts). By OpenCC's tables of single characters.
 */
export function hanVariants(): ReadonlyMap<string, string> {
  if (known) return known
  const letters = Array.from({ length: LAST - FIRST + 1 }, (_, at) => String.fromCharCode(FIRST + at))
  // Apart from each other, so that no phrase is found among them.
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
