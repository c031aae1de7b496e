/*
 * Reasons for refusing a call: `errCode` beside `success: false`. The only such table: the sandbox answers these codes,
 * the site handles those whose second sentence says so, and the API document prints the comments. A platform may have
 * additional codes: the visitor then reads errMsg.
 */
export const ERROR_CODES = {
  /** A field is missing or of the wrong type; errMsg names field and reason. The site shows errMsg at the form. */
  input: 4000,
  /** This user may not preview unpublished content. The site shows errMsg in place of the preview. */
  previewForbidden: 4030,
  /** The preview token is invalid, for something else, or too old. The site shows errMsg in place of the preview. */
  previewInvalid: 4031,
  /** There is no such call; with HTTP 404. The site does without the call if it can, and otherwise shows errMsg. */
  path: 4040,
  /**
   * There is no such entity, or none of this tenant. The site shows the page “not found” for any code that begins with
   * 404, and a build skips the item.
   */
  missing: 4041,
  /**
   * The entity exists, but its state does not allow this: sold out, ended, already answered. The site shows errMsg and
   * fetches the item again.
   */
  state: 4090,
  /** No such account, or the wrong password: not disclosed which. The site shows errMsg at the password. */
  wrongLogin: 4101,
  /** Too many wrong passwords; errMsg says how long to wait. The site shows errMsg above the form. */
  locked: 4102,
  /** The verification code is wrong. The site shows errMsg at the code. */
  codeWrong: 4103,
  /** No code was sent, or it has expired, was used, or was tried too often. The site shows errMsg at the code. */
  codeExpired: 4104,
  /** Another code may not be sent yet; errMsg says when it may. The site shows errMsg at the code. */
  tooSoon: 4105,
  /** This phone or email belongs to another account. The site shows errMsg at the account. */
  taken: 4106,
  /**
   * The proof of verify/verification is missing, expired or for something else. The site shows errMsg above the form.
   */
  proof: 4107,
  /** The invitation code is invalid or has expired. The site shows errMsg and offers the other ways to log in. */
  invitation: 4108,
  /** The one-time code of another device is invalid, used or expired. The site shows errMsg and requests a new one. */
  handover: 4109,
  /**
   * The provider’s code, verifier, nonce or address does not match. The site shows errMsg and offers the other logins.
   */
  oidc: 4110,
  /**
   * An agreement that the platform requires was not agreed to; errMsg names it. The site shows errMsg at the
   * agreements.
   */
  agreement: 4111,
  /** The platform failed. The site reports that something went wrong, and offers to try again. */
  exception: 5000,
  /**
   * The call requires a valid login and has none (Spec 4, 8). The site logs out, removes the token and opens the login;
   * a call with `x-safe` is repeated afterwards. During pre-registration its own dialog opens. An errMsg that says so
   * in one of the four languages is treated like the code.
   */
  expired: 5014,
} as const
export type ErrorName = keyof typeof ERROR_CODES
