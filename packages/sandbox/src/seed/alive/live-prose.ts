import { load } from '../../data/load.ts'
import type { Text } from '../text.ts'

const data = load('alive/live-prose')

/** The introduction on a live's page. {staff} of {who} shows {count} exhibits at {stand} in {hall}. */
export const OPENINGS: readonly Text[] = data.openings

/** The same for a live while the halls are closed: it is streamed from {who}'s home. */
export const HOME_OPENINGS: readonly Text[] = data.homeOpenings

export const SHOWN: Text = data.shown

export const CLOSING: Text = data.closing

/** A chapter's name; {number} and {name} are the exhibit's. */
export const CHAPTERS = data.chapters

/** The lines spoken in each chapter. A line that begins with '?' is a viewer's. */
export const SPOKEN = data.spoken

export const VIEWER: Text = data.viewer
