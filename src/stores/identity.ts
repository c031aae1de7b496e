import { atom } from 'nanostores'
import type { PictureAddress } from '../domain/brand.ts'
import { NO_MEDIA } from '../domain/own-values.ts'
import { readStoredJson, session } from '../lib/storage.ts'
import { personalKey } from '../lib/storage-keys.ts'
import { pageOwner } from './owner.ts'
import { $session } from './session.ts'

/** Who is logged in, as the header shows it; '' where there is nothing. */
export interface Identity {
  name: string
  /** The portrait's address, as the platform gives it. */
  picture: PictureAddress
}

/** What is unread of all, of notices, of messages, ready to be read: '7', '99+', or ''. */
export interface Unread {
  all: string
  advice: string
  message: string
}

const NOBODY: Identity = { name: '', picture: NO_MEDIA.url }
const NOTHING: Unread = { all: '', advice: '', message: '' }

/** Who is logged in: kept for the session, so that the next page has it before it has asked (stores/session-page.ts). */
export const $identity = atom(NOBODY)

/** What is unread, kept in the same way. */
export const $unread = atom(NOTHING)

/** What the session has kept; its fields may be of any kind, as storage is anybody's. */
function refresh(): void {
  const owner = pageOwner()
  const read = (item: 'identity' | 'unread') =>
    owner.userId === null ? null : readStoredJson(session, personalKey(item, owner))
  $identity.set({ ...NOBODY, ...Object(read('identity')) })
  $unread.set({ ...NOTHING, ...Object(read('unread')) })
}

if (globalThis.document) $session.subscribe(refresh)
