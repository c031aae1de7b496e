/** British and American forms of the same stem, including inside longer words (fibreglass, mouldings). */
const STEMS: readonly (readonly [string, string])[] = [
  ['centre', 'center'],
  ['fibre', 'fiber'],
  ['metre', 'meter'],
  ['litre', 'liter'],
  ['theatre', 'theater'],
  ['calibre', 'caliber'],
  ['colour', 'color'],
  ['labour', 'labor'],
  ['harbour', 'harbor'],
  ['flavour', 'flavor'],
  ['odour', 'odor'],
  ['vapour', 'vapor'],
  ['armour', 'armor'],
  ['humour', 'humor'],
  ['mould', 'mold'],
  ['grey', 'gray'],
  ['tyre', 'tire'],
  ['aluminium', 'aluminum'],
  ['catalogue', 'catalog'],
  ['programme', 'program'],
  ['analyse', 'analyze'],
  ['paediatric', 'pediatric'],
  ['anaesthe', 'anesthe'],
  ['orthopaedic', 'orthopedic'],
  ['haemo', 'hemo'],
  ['sulph', 'sulf'],
  ['jewellery', 'jewelry'],
  ['storey', 'story'],
  ['draught', 'draft'],
  ['plough', 'plow'],
  ['chilli', 'chili'],
  ['defence', 'defense'],
  ['licence', 'license'],
  ['artefact', 'artifact'],
  ['cosy', 'cozy'],
  ['kerb', 'curb'],
  ['cheque', 'check'],
  ['matt', 'matte'],
]
/** Endings that differ, longest first. */
const ENDINGS: readonly (readonly [string, string])[] = [
  ['ising', 'izing'],
  ['isation', 'ization'],
  ['ised', 'ized'],
  ['iser', 'izer'],
  ['ise', 'ize'],
  ['elling', 'eling'],
  ['elled', 'eled'],
  ['eller', 'eler'],
  ['ailing', 'alling'],
]

const isLatin = /^[a-z]+$/

/** Other spellings of a Latin word: British or American, singular or plural. Folded; without the word itself. */
export function latinSpellings(word: string): string[] {
  if (!isLatin.test(word) || word.length < 4) return []
  const found = new Set<string>()
  const forms = [word, ...singulars(word)]
  for (const form of forms) {
    found.add(form)
    for (const pair of [...STEMS, ...ENDINGS]) {
      for (const [from, to] of [pair, [pair[1], pair[0]] as const]) {
        const place = form.indexOf(from)
        if (place >= 0) found.add(form.slice(0, place) + to + form.slice(place + from.length))
      }
    }
  }
  found.delete(word)
  return [...found].filter((form) => form.length >= 3)
}

/** "batteries" is "battery", "boxes" "box", "machines" "machine". */
function singulars(word: string): string[] {
  if (word.endsWith('ies') && word.length > 4) return [`${word.slice(0, -3)}y`]
  if (/(?:ss|x|z|ch|sh)es$/.test(word)) return [word.slice(0, -2), word.slice(0, -1)]
  if (word.endsWith('men')) return [`${word.slice(0, -3)}man`]
  return word.endsWith('s') && !word.endsWith('ss') ? [word.slice(0, -1)] : []
}
