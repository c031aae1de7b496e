import type { SessionItem } from '../contract/session.ts'

/*
 * Every name under which this site keeps something in local or session storage, and whose it is. One origin may show
 * several tenants of several platforms, and several people may share a browser: what is a tenant's or a person's carries
 * that in its name.
 */

declare const made: unique symbol
/** A name that this file has made; storage is read and written by no other (lib/storage.ts). */
export type StorageKey = string & { readonly [made]: true }

/**
 * A tenant as a device knows it: two platforms may have one of the same id. A platform without an address of its own
 * (`apiBase` '') is the origin's, which storage belongs to as it is.
 */
export const tenantAt = ({ tenantId = '', apiBase = '' }: { tenantId?: string; apiBase?: string }): string =>
  tenantId + apiBase

/** Whose something is. `userId` null: the visitor who is not logged in, on this device. */
export interface Owner {
  /** With its platform (tenantAt). */
  readonly tenantId: string
  readonly userId: string | null
}

// These two are function declarations, because esbuild inlines identity functions of that form alone: the head script of
// every page reads storage.
/** The items of Spec 3, named by it; whose the token is, and until when it is good. */
export function sessionKey(item: SessionItem | 'userId' | 'loginUntil'): StorageKey {
  return item as string as StorageKey
}

/** Settings of the browser, which say nothing of a person and hold for every tenant. */
export type DeviceItem =
  /** Light or dark. */
  | 'theme'
  /** '0': the key "/" does not lead to the search field. */
  | 'slash'
  /** The language, and whether it was chosen by hand (Spec 4). */
  | 'locale'
  | 'localeChanged'
  /** What an editor's page leaves for demo.html (Spec 2). */
  | 'reviewContent'
  /** '1': the installed app was opened, and has stored the fair (client/installed.ts). */
  | 'installed'
  /** Of this tab: how wrong the machine's clock is, and that the platform was asked for the time. */
  | 'clockOffset'
  | 'clockAsked'
  /** Of this tab: where the page stood before the language was changed. */
  | 'scroll'
  /** Of this tab: whether captions are on, and in which language. */
  | 'captions'
  /** Of this tab: '1', the notice over the first page was requested. */
  | 'firstNotice'

export function deviceKey(item: DeviceItem): StorageKey {
  return item as string as StorageKey
}

/** What a tenant knows of this browser, whoever is logged in. */
export type TenantItem =
  /** '1': page views may be counted, '0': they may not. */
  | 'trackingConsent'
  /** Of this tab: page views that are still to be sent. */
  | 'tracking'
  /** Of this tab: a login that has gone to its provider, and what is to be done after it. */
  | 'oidc'
  | 'act'
  /** Of this tab: `logIdUrl` of the address at which the visit began, for the pre-registration (Spec 2). */
  | 'logIdUrl'
  /** Of this tab, per exhibition and language: trees and id lists of the platform (stores/session-cache.ts). */
  | 'cached'
  /** Of this tab: what lets in to a preview. */
  | 'previewToken'
  /** Of this tab: the host that the platform has confirmed to be this tenant's, or does not know (stores/tenant-check.ts). */
  | 'host-checked'
  /** Of this tab: the user who has put off the questions after the login (stores/session-identity.ts). */
  | 'questions-put-off'
  /** The exhibitors that one inquiry is to go to, per exhibition: put together before the login, so not an account's. */
  | 'inquiry-basket'
  /** The exhibits that are to stand side by side, per exhibition; chosen without a login as well. */
  | 'compared'

export const tenantKey = (item: TenantItem, tenantId: string, ...rest: readonly string[]): StorageKey =>
  join(item, tenantId, ...rest)

/** What belongs to a person: of the account, or of who is not logged in. */
export type PersonalItem =
  /** What is saved on the device without a login. */
  | 'favourites'
  /** What the account follows, as far as the device knows; since when, by type; what it was given of the device's. */
  | 'follows'
  | 'follows-at'
  | 'favourites-merged'
  /** Presses of hearts that the platform has not answered yet. */
  | 'follows-out'
  /** What is not to be recommended again, by kind. */
  | 'not-interested'
  /** Of this tab: what the header shows of the account. */
  | 'identity'
  | 'unread'
  | 'searches'
  /** Per exhibition. */
  | 'plan'
  | 'tickets'
  /** Of this tab: the reminders that were shown. */
  | 'reminded'
  /** Per exhibition and form. */
  | 'draft'
  /** Per chat. */
  | 'chat-draft'
  | 'chat-leave'
  | 'chat-about'
  /** Per platform and chat user: messages that are not with the service yet, each with its time and id. */
  | 'chat-out'
  | 'chat-emoji'
  | 'chat-notify'
  | 'chat-translate'
  /** Per recording: where it was left, in seconds. */
  | 'replay'
  /** The name of a database: the person's notes (stores/notebook.ts). */
  | 'notebook'
  /** The name of a database, which is there while something waits to be sent (stores/outbox.ts). */
  | 'outbox'

export const personalKey = (item: PersonalItem, { tenantId, userId }: Owner, ...rest: readonly string[]): StorageKey =>
  join(item, tenantId, userId ?? '', ...rest)

// A part never holds a colon, so that no two owners come to the same name.
export const encode = encodeURIComponent
const join = (...parts: readonly string[]): StorageKey => parts.map(encode).join(':') as StorageKey
