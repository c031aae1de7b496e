// Sample texts of the contenders' pages: the same in each run.

const WORDS =
  'precision control system efficient energy saving material structure stable temperature pressure flow sensor automatic inspection process production machining surface treatment coating wear resistant corrosion bearing motor drive servo encoder protocol module interface installation maintenance lifetime noise vibration accuracy tolerance calibration standard certificate export quality packaging transport storage logistics order delivery customer site training support solution design research patent technology data acquisition analysis platform cloud edge computing vision recognition robot gripper tool spindle guide hydraulic pneumatic valve pipe pump filter clean recycling power battery charging solar inverter cable connector housing aluminium stainless ceramic glass fibre composite textile printing food medical automotive building furniture lighting kitchen garden irrigation cooling baking filling labelling weighing sorting with for under and from within between each every compact robust modular quiet fast reliable flexible certified optional integrated replaceable adjustable'.split(
    ' ',
  )

/** Random numbers from 0 to 1, the same sequence for a seed (mulberry32). */
function randomOf(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

const random = randomOf(7)

/** A whole number from 0 up to, but not including, the limit. */
export const below = (limit: number): number => Math.floor(random() * limit)

export function phrase(words: number): string {
  const text = Array.from({ length: words }, () => WORDS[below(WORDS.length)]).join(' ')
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** Sentences of at least this many characters. */
export function paragraph(characters: number): string {
  let text = ''
  while (text.length < characters) text += `${phrase(6 + below(8))}. `
  return text.trim()
}
