import type { PictureAddress } from '@fair/contract/rules/brand.ts'
import { NO_MEDIA } from '@fair/contract/rules/own-values.ts'
import { atom } from 'nanostores'
import { readStoredJson, session } from '../lib/storage.ts'
import { personalKey } from '../lib/storage-keys.ts'
import { pageOwner } from './owner.ts'
import { $session } from './session.ts'

/** The logged-in visitor, as shown in the header; '' for missing values. */
export interface Identity {
  name: string
  /** The portrait's address, as returned by the platform. */
  picture: PictureAddress
  /** The zone that they have set (IANA). */
  timeZone: string
}

/** The unread counts of everything, of notices, of messages, as text: '7', '99+', or ''. */
export interface Unread {
  all: string
  advice: string
  message: string
}

const NOBODY: Identity = { name: '', picture: NO_MEDIA.url, timeZone: '' }
const NOTHING: Unread = { all: '', advice: '', message: '' }

/**
 * The logged-in visitor: stored for the session, so that the next page has it before requesting it
 * (stores/session-page.ts).
 */
export const $identity = atom(NOBODY)

/** The unread counts, stored in the same way. */
export const $unread = atom(NOTHING)

/** Reads the data stored in the session; its fields may be of any type, as storage can be changed from outside. */
function refresh(): void {
  const owner = pageOwner()
  const read = (item: 'identity' | 'unread') =>
    owner.userId === null ? null : readStoredJson(session, personalKey(item, owner))
  $identity.set({ ...NOBODY, ...Object(read('identity')) })
  $unread.set({ ...NOTHING, ...Object(read('unread')) })
}

if (globalThis.document) $session.subscribe(refresh)
