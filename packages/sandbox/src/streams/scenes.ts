import { MOTIFS, type Motif, parseMedia } from '../media/address.ts'
import { filmSeed } from '../media/svg/cover.ts'
import { random } from '../media/svg/random.ts'

/**
 * The possible subjects of a film: one product each, as on the covers of lives, or the speakers on a stage, as on those
 * of meetings.
 */
export const SCENES = [...MOTIFS, 'session'] as const
export type Scene = Motif | 'session'

/** The picture that a scene's film is based on (scripts/make-streams.ts). */
export const sceneAddress = (scene: Scene): string =>
  scene === 'session'
    ? '/media/session/moderator.panel-1.panel-2/film/lagoon'
    : `/media/cover/${scene}/${filmSeed(scene)}`

/** The scene that goes with a cover. */
export function sceneOf(cover: string | undefined): Scene {
  const media = cover === undefined ? undefined : parseMedia(cover)
  return media && 'motif' in media ? media.motif : 'session'
}

/** The stream of one guest of a meeting: a different scene for each, the same for every caller. */
export const sceneOfGuest = (part: string): Scene => random(part).of(MOTIFS)
