import { atom } from 'nanostores'
import { readAuthorization } from './session-storage.ts'

/** Why a login is requested: its dialog says so in its title (messages login:reason). */
const LOGIN_REASONS = ['login', 'continue', 'inquire', 'chat', 'book', 'card', 'form', 'center'] as const
export type LoginReason = (typeof LOGIN_REASONS)[number]

/** A login, and what is to be done after it. */
export interface LoginRequest {
  reason: LoginReason
  /** Done once the visitor is logged in. */
  action?: () => void
  /** Done instead if they close the dialog. */
  dropped?: () => void
}

/** The last login that was requested; the page's own script fetches the session for it. */
export const $loginRequest = atom<LoginRequest | null>(null)

/** Opens the login dialog, whoever is logged in. */
export function requestLogin(request: LoginRequest): void {
  $loginRequest.set(request)
}

/** Does it at once for who is logged in; for others the login dialog opens with the reason, and it is done after it. */
export function requireLogin(reason: LoginReason, action: () => void): void {
  if (readAuthorization() === null) requestLogin({ reason, action })
  else action()
}

/** The same as a promise: true once the visitor is logged in, false if they close the dialog. */
export function awaitLogin(reason: LoginReason): Promise<boolean> {
  if (readAuthorization() !== null) return Promise.resolve(true)
  return new Promise((resolve) => requestLogin({ reason, action: () => resolve(true), dropped: () => resolve(false) }))
}
