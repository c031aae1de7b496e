import type { ErrorName } from './error-codes.ts'

/*
 * The codes that only some calls answer, for the API document only. In addition, any call may answer `exception`, one
 * with input `input`, one that takes an id `missing`, one that changes something `state`, and one that requires login
 * `expired`. A test checks the sandbox's answers against it.
 */
const CODE: readonly ErrorName[] = ['codeWrong', 'codeExpired']

export const CALL_ERRORS: Readonly<Record<string, readonly ErrorName[]>> = {
  'auth.login': ['wrongLogin', 'locked', ...CODE, 'invitation', 'handover', 'agreement'],
  'auth.register': [...CODE, 'taken', 'agreement'],
  'auth.oidcLogin': ['oidc'],
  'auth.sendVerification': ['tooSoon', 'expired'],
  'auth.verifyVerification': [...CODE, 'expired'],
  'auth.resetPassword': ['proof'],
  'auth.changePassword': ['wrongLogin', 'locked'],
  'user.changeAccount': [...CODE, 'proof', 'taken'],
  'user.deleteAccount': ['wrongLogin', 'locked', ...CODE, 'proof'],
  'form.submit': ['expired'],
  'preregistration.submit': ['agreement'],
  'meeting.join': ['expired'],
  'decoration.previewToken': ['previewForbidden'],
  'decoration.preview': ['previewInvalid'],
  'decoration.homePreview': ['previewInvalid'],
  'group.preview': ['previewInvalid'],
}
