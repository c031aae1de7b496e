import { atom } from 'nanostores'
import { readAuthorization } from './session-storage.ts'

/** Why a login is requested: shown in the dialog's title (messages login:reason). */
const LOGIN_REASONS = ['login', 'continue', 'inquire', 'chat', 'book', 'card', 'form', 'center'] as const
export type LoginReason = (typeof LOGIN_REASONS)[number]

/** A login, and the action after it. */
export interface LoginRequest {
  reason: LoginReason
  /** Called once the visitor is logged in. */
  action?: () => void
  /** Called instead if they close the dialog. */
  dropped?: () => void
}

/** The last login that was requested; the page's own script then loads the session. */
export const $loginRequest = atom<LoginRequest | null>(null)

/** Opens the login dialog, even for a logged-in visitor. */
export function requestLogin(request: LoginRequest): void {
  $loginRequest.set(request)
}

/**
 * Runs the action at once for logged-in visitors; for others the login dialog opens with the reason, and the action
 * runs after it.
 */
export function requireLogin(reason: LoginReason, action: () => void): void {
  if (readAuthorization() === null) requestLogin({ reason, action })
  else action()
}

/** The same as a promise: true once the visitor is logged in, false if they close the dialog. */
export function awaitLogin(reason: LoginReason): Promise<boolean> {
  if (readAuthorization() !== null) return Promise.resolve(true)
  return new Promise((resolve) => requestLogin({ reason, action: () => resolve(true), dropped: () => resolve(false) }))
}
