/*
 * Words, each once, in one long string: terms are searched in it instead of the documents, so that parts of words are
 * found too, as scripts without spaces require.
 */

/** How well a term matches a word: all of it, its beginning, or inside. */
export type Quality = 3 | 2 | 0

export interface Words {
  /** Folded. */
  readonly all: readonly string[]
  has(term: string): boolean
  /** Words that contain a folded term without spaces, each once, with its best position. */
  each(term: string, visit: (word: number, quality: Quality) => void): void
  /** Words that contain a term. */
  with(term: string): string[]
  /** The Latin words of more than three letters, standing alone or inside these words. */
  latin(): ReadonlySet<string>
}

const BREAK = '\n'

export function createWords(all: readonly string[]): Words {
  const line = BREAK + all.join(BREAK) + BREAK
  const starts = new Uint32Array(all.length)
  let next = 1
  all.forEach((word, at) => {
    starts[at] = next
    next += word.length + 1
  })
  const wordAt = (place: number): number => {
    let [low, high] = [0, all.length - 1]
    while (low < high) {
      const middle = (low + high + 1) >> 1
      if ((starts[middle] ?? 0) <= place) low = middle
      else high = middle - 1
    }
    return low
  }
  const each: Words['each'] = (term, visit) => {
    if (term === '') return
    for (let at = line.indexOf(term); at >= 0; ) {
      const word = wordAt(at)
      const end = (starts[word] ?? 0) + (all[word]?.length ?? 0)
      let quality = qualityAt(line, at, term.length)
      // A later position in the same word may be a better one.
      for (at = line.indexOf(term, at + 1); at >= 0 && at < end; at = line.indexOf(term, at + 1)) {
        const other = qualityAt(line, at, term.length)
        if (other > quality) quality = other
      }
      visit(word, quality)
    }
  }
  let latin: Set<string> | undefined
  return {
    all,
    has: (term) => term !== '' && line.includes(term),
    each,
    with: (term) => {
      const found: string[] = []
      each(term, (word) => found.push(all[word] ?? ''))
      return found
    },
    latin: () => {
      latin ??= new Set(line.match(/[a-z]{4,}/g))
      return latin
    },
  }
}

/** The kind of script of a letter; none for characters that separate words. */
function scriptOf(code: number): number {
  if (code >= 0x30 && code <= 0x39) return 1
  if (code >= 0x61 && code <= 0x7a) return 2
  if (code >= 0xac00 && code <= 0xd7a3) return 3
  if (code >= 0x3041 && code <= 0x30ff) return 4
  if (code >= 0x3400 && code <= 0x9fff) return 5
  return code > 0x7f ? 6 : 0
}
const LATIN = 2
const PLURAL = 's'.charCodeAt(0)

function parts(line: string, at: number): boolean {
  const [before, after] = [scriptOf(line.charCodeAt(at - 1)), scriptOf(line.charCodeAt(at))]
  return before === 0 || before !== after
}

function qualityAt(line: string, at: number, length: number): Quality {
  if (!parts(line, at)) return 0
  const end = at + length
  const isPlural =
    line.charCodeAt(end) === PLURAL && scriptOf(line.charCodeAt(end - 1)) === LATIN && parts(line, end + 1)
  return parts(line, end) || isPlural ? 3 : 2
}
