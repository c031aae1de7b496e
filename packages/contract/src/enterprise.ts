import * as z from 'zod/mini'
import { data, get, list, Media, none, post, total } from './endpoint.ts'
import { AuditStatus } from './form.ts'
import { id, link, time } from './kinds.ts'

/** An enterprise as verified by the platform. An exhibitor is an enterprise at one exhibition. */
export const Enterprise = z.object({
  /** Taken by enterprise/info/{id}; exhibitors refer to their enterprise by it. */
  enterpriseId: id,
  /** The registered name, in the requested language. */
  enterpriseName: z.string(),
  /** Its logo; null if there is none. */
  logo: z.nullish(Media),
  /** 9, 15 or 18 letters and digits (Spec 5); null if unknown. */
  organisationCode: z.nullish(z.string()),
  /** Name of the legal representative; null if unknown. */
  legalRepresentative: z.nullish(z.string()),
  /** Date of foundation, YYYY-MM-DD; null if unknown. */
  foundedOn: z.nullish(z.string()),
  /** Size of its workforce, a range in the requested language, e.g. "200–500"; null if unknown. */
  employees: z.nullish(z.string()),
  /** Formatted amount and currency in the requested language, e.g. "CN¥12,000,000"; null if unknown. */
  registeredCapital: z.nullish(z.string()),
  /** Its address, or at least its location, in the requested language; '' if unknown. */
  address: z.string(),
  /** Its website, an absolute address; null if there is none. */
  website: z.nullish(link),
  /** Platform HTML: sanitised before it is shown. */
  introduction: z.string(),
  /** Its certifications; empty if there are none. */
  certificates: z.array(
    z.object({
      /** Name of the certificate, e.g. ISO 9001. */
      certificateName: z.string(),
      /** The certifying body, in the requested language. */
      issuer: z.string(),
      /** Picture of the document; null if there is none. */
      picture: z.nullish(Media),
    }),
  ),
  /** Review status of the enterprise; PASSED: it is verified. */
  validateStatus: AuditStatus,
})
export type Enterprise = z.infer<typeof Enterprise>

/** An entry of the public company register, used to fill in a form. */
export const CompanyInfo = z.object({
  /** The registered name, in the requested language if the register has it. */
  companyName: z.string(),
  organisationCode: z.string(),
  regionCode: z.string(),
  /** Its address in one line; '' if unknown. */
  address: z.string(),
})
export type CompanyInfo = z.infer<typeof CompanyInfo>

/** The claim to an exhibitor's entry. */
export const Claim = z.object({
  /** The exhibitor whose entry it is. */
  exhibitorId: id,
  /**
   * UNCLAIMED: by nobody. PENDING: this user has requested it, and the platform is reviewing it. MINE: by this user.
   * CLAIMED: by somebody else.
   */
  state: z.enum(['UNCLAIMED', 'PENDING', 'MINE', 'CLAIMED']),
  /** When the claim that `state` is about was requested, ISO 8601 in UTC; null for UNCLAIMED. */
  claimTime: z.nullish(time),
})
export type Claim = z.infer<typeof Claim>

/** One of the visitor's own claims, with its entry. */
export const OwnClaim = z.extend(Claim, {
  /** The exhibitor's name in the requested language. */
  exhibitorName: z.string(),
  /** The exhibitor's logo; `url` is '' if there is none. */
  logo: Media,
})
export type OwnClaim = z.infer<typeof OwnClaim>

/** An exhibitor behind an exhibit, by a claim. */
export const Sponsor = z.object({
  /** The exhibitor, for the link to its page. */
  exhibitorId: id,
  exhibitorName: z.string(),
  /** Its logo; `url` is '' if there is none. */
  logo: Media,
  /** Start of the claim, ISO 8601 in UTC: when it requested its entry. */
  claimTime: time,
})
export type Sponsor = z.infer<typeof Sponsor>

const byExhibitor = z.object({
  /** An exhibitor of the tenant; any other is refused as unknown. */
  exhibitorId: z.string(),
})

export const enterprise = {
  /** One enterprise with its registered data. Open to everyone; an unknown id is refused. */
  info: get(
    '/api/v1/app/enterprise/info/{id}',
    z.object({
      /** `enterpriseId` of an exhibitor or a registration. */
      id: z.string(),
    }),
    data(Enterprise),
  ),
  /** Companies of the public register by name or code, at most 10. Open to everyone; empty if none match. */
  companies: get(
    '/api/v2/identity/company/info',
    z.object({
      /** Part of the name in any language, or the start of the code; at least two characters. */
      searchKey: z.string(),
    }),
    list(CompanyInfo),
  ),
  /** Whether this user's identity is verified. Requires login; status NONE if never requested. */
  authentication: get(
    '/api/v2/app/identity/authentication',
    none,
    data(
      z.object({
        /** Status of the verification; NONE: it was not requested. */
        status: AuditStatus,
        /** The verified name, masked except for its first character, e.g. 王**; null if unknown. */
        realName: z.nullish(z.string()),
        /** Why it was REFUSED, in the requested language; null in all other states. */
        reason: z.nullish(z.string()),
      }),
    ),
    { authed: true },
  ),
  /**
   * The claim to an exhibitor's entry, as seen by the caller. Open to everyone; pending claims of others are not
   * disclosed. Spec 7 shows no method for the claims; as they only read, GET is used.
   */
  claim: get('/app/claim/exhibitor/get', byExhibitor, data(Claim)),
  /**
   * Added: requests an entry in the name of a company of the register (`companies`), which the platform reviews;
   * repeating it returns the current state. Requires login. Refused if somebody else has the entry.
   */
  claimSave: post(
    '/app/claim/exhibitor/save',
    z.object({
      /** The requested entry. */
      exhibitorId: z.string(),
      /** `companyName` of the register, in any language; refused if the code belongs to another company. */
      companyName: z.string(),
      /** `organisationCode` of the register; refused if it is not in the register. */
      organisationCode: z.string(),
    }),
    data(Claim),
    { authed: true, added: true },
  ),
  /**
   * Added: the entries that the visitor has claimed or requested, newest first. Requires login; empty if there are
   * none.
   */
  claims: get('/app/claim/exhibitor/list', none, list(OwnClaim), { authed: true, added: true }),
  /**
   * Number of claimed exhibits of an exhibitor: all once its entry is claimed, else 0 (Spec 7; method and prefix
   * assumed).
   */
  claimCount: get('/app/claim/exhibitor/count', byExhibitor, total()),
  /**
   * The exhibitors behind an exhibit, by claim. Open to everyone; empty if there are none (Spec 7; method and prefix
   * assumed).
   */
  sponsors: get(
    '/app/claim/exhibits/claim/sponsor/list',
    z.object({
      /** An exhibit of the tenant; refused if unknown. */
      exhibitsId: z.string(),
    }),
    list(Sponsor),
  ),
}
