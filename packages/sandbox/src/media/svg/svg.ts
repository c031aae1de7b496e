import type { Media } from '../address.ts'
import { renderBanner } from './banner.ts'
import { renderCover } from './cover.ts'
import { renderExhibit } from './exhibit.ts'
import { renderHall } from './hall.ts'
import { renderLogo } from './logo.ts'
import { renderPavilion } from './pavilion.ts'
import { renderPlan } from './plan.ts'
import { renderPortrait } from './portrait.ts'
import { renderSession } from './session.ts'
import { renderStand } from './stand.ts'
import { renderTicket } from './ticket.ts'

/**
 * The SVG of an address, in its kind's intrinsic size (Spec 1: content owners' pictures). The same address always gives
 * the same string. Raise DRAWING_VERSION with every change to the drawings: the file names of cached pictures contain
 * it.
 */
export function renderSvg(media: Media): string {
  switch (media.kind) {
    case 'exhibit':
      return renderExhibit(media.motif, media.seed, media.view, media.palette)
    case 'cover':
      return renderCover(media.motif, media.seed, media.palette)
    case 'banner':
      return renderBanner(media.motifs, media.seed, media.palette, media.side)
    case 'hall':
      return renderHall(media.seed, media.palette)
    case 'stand':
      return renderStand(media.motif, media.person, media.seed, media.palette)
    case 'pavilion':
      return renderPavilion(media.motifs, media.seed, media.palette)
    case 'session':
      return renderSession(media.people, media.seed, media.palette)
    case 'ticket':
      return renderTicket(media.seed, media.palette)
    case 'person':
      return renderPortrait(media.seed)
    case 'logo':
      return renderLogo(media.seed)
    case 'plan':
      return renderPlan(media.seed)
  }
}

export const DRAWING_VERSION = 3
