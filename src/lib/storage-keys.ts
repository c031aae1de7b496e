import type { SessionItem } from '@fair/contract/session.ts'

/*
 * Every name under which this site stores something in local or session storage, and its owner. One origin may show
 * several tenants of several platforms, and several people may share a browser: the names of items that belong to a
 * tenant or a person include that owner.
 */

declare const made: unique symbol
/** A name created by this file; storage is read and written by no other (lib/storage.ts). */
export type StorageKey = string & { readonly [made]: true }

/**
 * A tenant's identifier on a device: two platforms may have one with the same id. A platform without an address
 * (`apiBase` '') belongs to the origin, as does its storage.
 */
export const tenantAt = ({ tenantId = '', apiBase = '' }: { tenantId?: string; apiBase?: string }): string =>
  tenantId + apiBase

/** The owner of an item. `userId` null: the visitor without a login, on this device. */
export interface Owner {
  /** The tenant with its platform (tenantAt). */
  readonly tenantId: string
  readonly userId: string | null
}

// These two are function declarations, because esbuild inlines identity functions of that form only: the head script of
// every page reads storage.
/** The items of Spec 3, with the names used there; the token's user and their offset from UTC, and when it expires. */
export function sessionKey(item: SessionItem | 'userId' | 'ownOffset' | 'loginUntil'): StorageKey {
  return item as string as StorageKey
}

/** Settings of the browser, which do not identify a person and apply to every tenant. */
export type DeviceItem =
  /** Light or dark. */
  | 'theme'
  /** '0': the key "/" does not focus the search field. */
  | 'slash'
  /** The language, and whether it was chosen by hand (Spec 4). */
  | 'locale'
  | 'localeChanged'
  /** Data that an editor's page leaves for demo.html (Spec 2). */
  | 'reviewContent'
  /** '1': the installed app was opened, and has stored the fair (client/installed.ts). */
  | 'installed'
  /** In this tab: the offset of the machine's clock, and that the platform's time was requested. */
  | 'clockOffset'
  | 'clockAsked'
  /** In this tab: the page's scroll position before the language was changed. */
  | 'scroll'
  /** In this tab: whether captions are on, and in which language. */
  | 'captions'
  /** In this tab: '1', the notice on the first page was requested. */
  | 'firstNotice'

export function deviceKey(item: DeviceItem): StorageKey {
  return item as string as StorageKey
}

/** A tenant's items in this browser, whoever is logged in. */
export type TenantItem =
  /** '1': page views may be counted, '0': they may not. */
  | 'trackingConsent'
  /** In this tab: page views that are still to be sent. */
  | 'tracking'
  /** In this tab: a login in progress at its provider, and the action after it. */
  | 'oidc'
  /** In this tab: the action that the visitor started before a login left the page. */
  | 'pendingAction'
  /** In this tab: `logIdUrl` of the address at which the visit began, for the pre-registration (Spec 2). */
  | 'logIdUrl'
  /** In this tab, per exhibition and language: trees and id lists of the platform (stores/session-cache.ts). */
  | 'cached'
  /** In this tab: the token that grants access to a preview. */
  | 'previewToken'
  /**
   * In this tab: the host that the platform has confirmed to be this tenant's, or has no tenant for
   * (stores/tenant-check.ts).
   */
  | 'host-checked'
  /** In this tab: the user who has dismissed the prompts after the login (stores/session-identity.ts). */
  | 'questions-put-off'
  /** The exhibitors that one inquiry is to go to, per exhibition: collected before the login, so not an account's. */
  | 'inquiry-basket'
  /** The exhibits to be compared side by side, per exhibition; chosen without a login as well. */
  | 'compared'

export const tenantKey = (item: TenantItem, tenantId: string, ...rest: readonly string[]): StorageKey =>
  join(item, tenantId, ...rest)

/** Items that belong to a person: to the account, or to the visitor without a login. */
export type PersonalItem =
  /** Items saved on the device without a login. */
  | 'favourites'
  /**
   * What the account follows, as stored on the device; when it was requested, by type; what was sent to it from the
   * device.
   */
  | 'follows'
  | 'follows-at'
  | 'favourites-merged'
  /** Presses of hearts that the platform has not answered yet. */
  | 'follows-out'
  /** Items that are not to be recommended again, by kind. */
  | 'not-interested'
  /** In this tab: the account's data shown in the header. */
  | 'identity'
  | 'unread'
  | 'searches'
  /** Per exhibition. */
  | 'plan'
  | 'tickets'
  /** In this tab: the reminders that were shown. */
  | 'reminded'
  /** Per exhibition and form, or text of a dialog (features/shared/form/useWritten.ts). */
  | 'draft'
  /** Per chat. */
  | 'chat-draft'
  | 'chat-leave'
  | 'chat-about'
  /** Per platform and chat user: messages that have not reached the service yet, each with its time and id. */
  | 'chat-out'
  | 'chat-emoji'
  | 'chat-notify'
  | 'chat-translate'
  /** Per recording: the last playback position, in seconds. */
  | 'replay'
  /** The name of a database: the person's notes (stores/notebook.ts). */
  | 'notebook'
  /** The name of a database, which exists while something waits to be sent (stores/outbox.ts). */
  | 'outbox'

export const personalKey = (item: PersonalItem, { tenantId, userId }: Owner, ...rest: readonly string[]): StorageKey =>
  join(item, tenantId, userId ?? '', ...rest)

// A part never contains a colon, so that no two owners get the same name.
export const encode = encodeURIComponent
const join = (...parts: readonly string[]): StorageKey => parts.map(encode).join(':') as StorageKey
