/*
 * Why a call is refused: `errCode` beside `success: false`. The one table: the sandbox answers these, the site acts on
 * those of which the second sentence says so, and the API document is printed from the comments. A platform may have codes
 * of its own: the visitor then reads errMsg.
 */
export const ERROR_CODES = {
  /** A field is missing or of the wrong kind; errMsg names the field and the reason. The site shows errMsg at the form. */
  input: 4000,
  /** This user may not preview what is not published. The site shows errMsg in place of the preview. */
  previewForbidden: 4030,
  /** The preview token is none, of something else, or too old. The site shows errMsg in place of the preview. */
  previewInvalid: 4031,
  /** There is no such call: with HTTP 404. The site does without the call where it can, and shows errMsg where it cannot. */
  path: 4040,
  /**
   * There is no such entity, or none of this tenant. The site shows the page “not found” for any code that begins with
   * 404, and a build leaves the item out.
   */
  missing: 4041,
  /**
   * It is there, but as it stands this cannot be done with it: sold out, ended, answered already. The site shows errMsg
   * and requests the item anew.
   */
  state: 4090,
  /** No such account, or not its password: not said which. The site shows errMsg at the password. */
  wrongLogin: 4101,
  /** Too many wrong passwords; errMsg says how long to wait. The site shows errMsg above the form. */
  locked: 4102,
  /** The verification code is wrong. The site shows errMsg at the code. */
  codeWrong: 4103,
  /** No code was sent, or it has run out, was used, or was tried too often. The site shows errMsg at the code. */
  codeExpired: 4104,
  /** Another code may not be sent yet; errMsg says when. The site shows errMsg at the code. */
  tooSoon: 4105,
  /** Somebody else has this phone or email. The site shows errMsg at the account. */
  taken: 4106,
  /** The proof of verify/verification is missing, has run out or is for something else. The site shows errMsg above the form. */
  proof: 4107,
  /** The code of an invitation is none, or is good no more. The site shows errMsg and offers the other ways to log in. */
  invitation: 4108,
  /** The one-time code of another device is none, was used or has run out. The site shows errMsg and requests a new one. */
  handover: 4109,
  /** The provider’s code, verifier, nonce or address does not fit. The site shows errMsg and offers the other ways to log in. */
  oidc: 4110,
  /** An agreement that the platform demands was not agreed to; errMsg names it. The site shows errMsg at the agreements. */
  agreement: 4111,
  /** The platform stumbled. The site says that something went wrong, and offers to try again. */
  exception: 5000,
  /**
   * The call needs a login, and has none that is still good (Spec 4, 8). The site logs out, removes the token and opens
   * the login; a call with `x-safe` is repeated after it. During pre-registration its own dialog opens. An errMsg that
   * says so in one of the four languages counts like the code.
   */
  expired: 5014,
} as const
export type ErrorName = keyof typeof ERROR_CODES
