import type { Media } from '../address.ts'
import { drawBanner } from './banner.ts'
import { drawCover } from './cover.ts'
import { drawExhibit } from './exhibit.ts'
import { drawHall } from './hall.ts'
import { drawLogo } from './logo.ts'
import { drawPavilion } from './pavilion.ts'
import { drawPlan } from './plan.ts'
import { drawPortrait } from './portrait.ts'
import { drawSession } from './session.ts'
import { drawStand } from './stand.ts'
import { drawTicket } from './ticket.ts'

/**
 * The SVG of an address, in its kind's intrinsic size (Spec 1: content owners' pictures). The same address always gives
 * the same string. Raise DRAWING_VERSION with every change to the drawings: the file names of cached pictures contain
 * it.
 */
export function draw(media: Media): string {
  switch (media.kind) {
    case 'exhibit':
      return drawExhibit(media.motif, media.seed, media.view, media.palette)
    case 'cover':
      return drawCover(media.motif, media.seed, media.palette)
    case 'banner':
      return drawBanner(media.motifs, media.seed, media.palette, media.side)
    case 'hall':
      return drawHall(media.seed, media.palette)
    case 'stand':
      return drawStand(media.motif, media.person, media.seed, media.palette)
    case 'pavilion':
      return drawPavilion(media.motifs, media.seed, media.palette)
    case 'session':
      return drawSession(media.people, media.seed, media.palette)
    case 'ticket':
      return drawTicket(media.seed, media.palette)
    case 'person':
      return drawPortrait(media.seed)
    case 'logo':
      return drawLogo(media.seed)
    case 'plan':
      return drawPlan(media.seed)
  }
}

export const DRAWING_VERSION = 2
