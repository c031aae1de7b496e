import type { Motif } from '../media/address.ts'
import { backdropFor, materials } from '../media/svg/palettes.ts'
import { random } from '../media/svg/random.ts'

/**
 * A motif can have several subjects, and its seed decides which. The seed of an exhibit's pictures is therefore chosen
 * so that a charger is not shown as a cabinet. A test renders each subject, and fails if the order of random numbers in
 * the drawings changes.
 */
export const SUBJECTS = {
  electronics: ['speaker', 'camera', 'laptop', 'headphones'],
  energy: ['cabinet', 'post'],
  hardware: ['bearing', 'gear'],
  furniture: ['armchair', 'table'],
  lighting: ['globes', 'shade'],
  medical: ['monitor', 'microscope'],
  textile: ['rolls', 'pile'],
  food: ['bottleAndJar', 'tinAndJar', 'bottleAndTin', 'cartonAndBowl', 'tinAndBowl'],
} as const satisfies Partial<Record<Motif, readonly string[]>>

type ManyMotif = keyof typeof SUBJECTS
export type Subject = (typeof SUBJECTS)[ManyMotif][number]

/** For motifs with two subjects: the probability of the first, and the random numbers consumed before the choice. */
const FIRST_OF_TWO: Partial<Record<ManyMotif, readonly [probability: number, consumed: number]>> = {
  energy: [0.5, 0],
  hardware: [0.5, 0],
  furniture: [0.6, 0],
  lighting: [0.5, 0],
  medical: [0.55, 1],
  textile: [0.55, 1],
}

const isMany = (motif: Motif): motif is ManyMotif => motif in SUBJECTS

/** The subject of a seed's pictures; undefined for a motif with only one. */
export function subjectOf(motif: Motif, seed: string): Subject | undefined {
  if (!isMany(motif)) return undefined
  // In the order in which media/svg/exhibit.ts uses the numbers: backdrop, set piece, materials, motif.
  const rng = random(`${seed}/${motif}`)
  const backdrop = backdropFor(motif, rng)
  rng()
  materials(backdrop, rng)
  const subjects = SUBJECTS[motif]
  const [probability, consumed] = FIRST_OF_TWO[motif] ?? [0, 0]
  for (let n = 0; n < consumed; n += 1) rng()
  return subjects[probability > 0 ? Number(rng() >= probability) : Math.floor(rng() * subjects.length)]
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz'

/** `id`, or `id-a`, `id-b` and so on: the first whose pictures show the subject. */
export function pictureSeedFor(motif: Motif, subject: Subject | undefined, id: string): string {
  if (subject === undefined || subjectOf(motif, id) === subject) return id
  for (const letter of LETTERS) {
    const seed = `${id}-${letter}`
    if (subjectOf(motif, seed) === subject) return seed
  }
  return id
}
