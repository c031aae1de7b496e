/** Host names in readable form: what a redirect's confirmation page may show without misleading (links.ts). */

const DIGIT_RANGE = 36
const T_MIN = 1
const T_MAX = 26
const SKEW = 38
const DAMP = 700
/** Maximum length of a DNS label; a longer one is not decoded. */
const LONGEST_LABEL = 63

function adapt(delta: number, points: number, first: boolean): number {
  let scaled = first ? Math.floor(delta / DAMP) : delta >> 1
  scaled += Math.floor(scaled / points)
  let k = 0
  for (; scaled > ((DIGIT_RANGE - T_MIN) * T_MAX) >> 1; k += DIGIT_RANGE)
    scaled = Math.floor(scaled / (DIGIT_RANGE - T_MIN))
  return k + Math.floor(((DIGIT_RANGE - T_MIN + 1) * scaled) / (scaled + SKEW))
}

/** One label without its 'xn--' decoded from Punycode (RFC 3492); null if it is not Punycode. */
export function decodePunycode(encoded: string): string | null {
  if (encoded.length > LONGEST_LABEL || !/^[a-z0-9-]+$/.test(encoded)) return null
  const delimiter = encoded.lastIndexOf('-')
  const points = [...encoded.slice(0, Math.max(0, delimiter))].map((character) => character.charCodeAt(0))
  let point = 128
  let position = 0
  let bias = 72
  let index = delimiter + 1
  while (index < encoded.length) {
    const before = position
    let weight = 1
    for (let k = DIGIT_RANGE; ; k += DIGIT_RANGE) {
      if (index >= encoded.length) return null
      const digit = Number.parseInt(encoded.charAt(index), DIGIT_RANGE)
      index += 1
      // JavaScript's base 36 starts with the digits, Punycode's with the letters.
      const value = digit >= 10 ? digit - 10 : digit + T_MAX
      position += value * weight
      const threshold = Math.min(T_MAX, Math.max(T_MIN, k - bias))
      if (value < threshold) break
      weight *= DIGIT_RANGE - threshold
      if (position > 0x7fffffff || weight > 0x7fffffff) return null
    }
    const count = points.length + 1
    bias = adapt(position - before, count, before === 0)
    point += Math.floor(position / count)
    position %= count
    if (point > 0x10ffff) return null
    points.splice(position, 0, point)
    position += 1
  }
  return String.fromCodePoint(...points)
}

const asciiLabel = /^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/
const script = (name: string) => new RegExp(`^[${name}0-9-]+$`, 'u')
// Ideographs and kana are used together in Japanese; hangul is used alone. A Latin letter beside either is used to
// imitate another address (google一login, ノ for a slash), and other scripts have complete alphabets of look-alikes.
const plainScripts = [
  script('\\p{Unified_Ideograph}\\u3005-\\u3007\\p{Script=Hiragana}\\p{Script=Katakana}\\u30FC'),
  script('\\p{Script=Hangul}'),
]
const anyWord = /[\p{Unified_Ideograph}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]/u

/**
 * The readable name of a host ('xn--fiqs8s' is 中国), from the ASCII form that the URL parser returns; null if a label is
 * unsafe: one that cannot be decoded, one that mixes Latin with other letters, or one in a script outside the site's
 * languages, whose letters are easily mistaken for Latin ones.
 */
export function readableHost(asciiHost: string): string | null {
  const labels: string[] = []
  for (const label of asciiHost.split('.')) {
    if (label.length > LONGEST_LABEL) return null
    if (!label.startsWith('xn--')) {
      if (!asciiLabel.test(label)) return null
      labels.push(label)
      continue
    }
    const name = decodePunycode(label.slice(4))
    if (name === null || !anyWord.test(name) || name !== name.normalize('NFKC')) return null
    if (!plainScripts.some((pattern) => pattern.test(name))) return null
    labels.push(name)
  }
  return labels.join('.')
}
