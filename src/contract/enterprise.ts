import * as z from 'zod/mini'
import { data, get, list, Media, none, post, total } from './endpoint.ts'
import { AuditStatus } from './form.ts'
import { id, link, time } from './kinds.ts'

/** An enterprise as the platform has verified it. An exhibitor is an enterprise at one exhibition. */
export const Enterprise = z.object({
  /** What enterprise/info/{id} takes; an exhibitor names its enterprise by it. */
  enterpriseId: id,
  /** The registered name, in the requested language. */
  enterpriseName: z.string(),
  /** Its mark; null without. */
  logo: z.nullish(Media),
  /** 9, 15 or 18 letters and digits (Spec 5); null: not known. */
  organisationCode: z.nullish(z.string()),
  /** Who represents it by law, by name; null: not known. */
  legalRepresentative: z.nullish(z.string()),
  /** Day of its foundation, YYYY-MM-DD; null: not known. */
  foundedOn: z.nullish(z.string()),
  /** How many work there, a class in the requested language, e.g. "200–500"; null: not known. */
  employees: z.nullish(z.string()),
  /** Amount and currency as they are read in the requested language, e.g. "CN¥12,000,000"; null: not known. */
  registeredCapital: z.nullish(z.string()),
  /** Its address, or where it is at least, in the requested language; '' not known. */
  address: z.string(),
  /** Its own site, a whole address; null without. */
  website: z.nullish(link),
  /** Platform HTML: goes through the sanitiser before it is shown. */
  introduction: z.string(),
  /** What it is certified by; empty without. */
  certificates: z.array(
    z.object({
      /** What is certified, e.g. ISO 9001. */
      certificateName: z.string(),
      /** Who certifies it, in the requested language. */
      issuer: z.string(),
      /** The document; null without. */
      picture: z.nullish(Media),
    }),
  ),
  /** How the platform's examination of the enterprise stands; PASSED: it is verified. */
  validateStatus: AuditStatus,
})
export type Enterprise = z.infer<typeof Enterprise>

/** An entry of the public company register, to fill a form with. */
export const CompanyInfo = z.object({
  /** The registered name, in the requested language where the register has it. */
  companyName: z.string(),
  organisationCode: z.string(),
  regionCode: z.string(),
  /** Its address as one text; '' not known. */
  address: z.string(),
})
export type CompanyInfo = z.infer<typeof CompanyInfo>

/** Who has claimed an exhibitor's entry. */
export const Claim = z.object({
  /** Whose entry. */
  exhibitorId: id,
  /**
   * UNCLAIMED: nobody's. PENDING: this user has asked, and the platform examines it. MINE: this user's. CLAIMED:
   * another's.
   */
  state: z.enum(['UNCLAIMED', 'PENDING', 'MINE', 'CLAIMED']),
  /** When it was requested by whom `state` is about, ISO 8601 in UTC; null for UNCLAIMED. */
  claimTime: z.nullish(time),
})
export type Claim = z.infer<typeof Claim>

/** A claim of the visitor's own, with the entry that it is for. */
export const OwnClaim = z.extend(Claim, {
  /** The exhibitor's name in the requested language. */
  exhibitorName: z.string(),
  /** The exhibitor's mark; `url` '' where there is none. */
  logo: Media,
})
export type OwnClaim = z.infer<typeof OwnClaim>

/** An exhibitor that is behind an exhibit that it claims. */
export const Sponsor = z.object({
  /** Leads to the exhibitor's page. */
  exhibitorId: id,
  exhibitorName: z.string(),
  /** Its mark; `url` '' where there is none. */
  logo: Media,
  /** Since when, ISO 8601 in UTC: when it asked for its entry. */
  claimTime: time,
})
export type Sponsor = z.infer<typeof Sponsor>

const byExhibitor = z.object({
  /** An exhibitor of the tenant; any other is refused as unknown. */
  exhibitorId: z.string(),
})

export const enterprise = {
  /** One enterprise with what is registered of it. Open to everybody; an unknown id is refused. */
  info: get(
    '/api/v1/app/enterprise/info/{id}',
    z.object({
      /** `enterpriseId` of an exhibitor or a registration. */
      id: z.string(),
    }),
    data(Enterprise),
  ),
  /** Companies of the public register by name or code, at most 10. Open to everybody; nothing found: an empty list. */
  companies: get(
    '/api/v2/identity/company/info',
    z.object({
      /** A part of the name in any language, or the beginning of the code; two characters or more. */
      searchKey: z.string(),
    }),
    list(CompanyInfo),
  ),
  /** Whether this user's identity is verified. Logged in only; never requested: status NONE. */
  authentication: get(
    '/api/v2/app/identity/authentication',
    none,
    data(
      z.object({
        /** How the verification stands; NONE: it was not requested. */
        status: AuditStatus,
        /** The verified name, masked but for its first character, e.g. 王**; null where none is known. */
        realName: z.nullish(z.string()),
        /** Why it was REFUSED, in the requested language; null in all other states. */
        reason: z.nullish(z.string()),
      }),
    ),
    { authed: true },
  ),
  /**
   * Who has claimed an exhibitor's entry, seen by the caller. Open to everybody; what others have only asked for is not told.
   * Spec 7 shows no method for the claims: they read, so GET.
   */
  claim: get('/app/claim/exhibitor/get', byExhibitor, data(Claim)),
  /**
   * Added: requests an entry in the name of a company of the register (`companies`), which the platform examines; asked
   * again it answers how it stands. Logged in only. Refused where somebody else has the entry.
   */
  claimSave: post(
    '/app/claim/exhibitor/save',
    z.object({
      /** The entry that is requested. */
      exhibitorId: z.string(),
      /** `companyName` of the register, in any language; refused where the code is another company's. */
      companyName: z.string(),
      /** `organisationCode` of the register; one that it does not have is refused. */
      organisationCode: z.string(),
    }),
    data(Claim),
    { authed: true, added: true },
  ),
  /** Added: what the visitor has claimed or requested, the newest first. Logged in only; nothing: an empty list. */
  claims: get('/app/claim/exhibitor/list', none, list(OwnClaim), { authed: true, added: true }),
  /** How many exhibits of an exhibitor are claimed: all once its entry is, else 0 (Spec 7; method and prefix assumed). */
  claimCount: get('/app/claim/exhibitor/count', byExhibitor, total()),
  /**
   * Who is behind an exhibit by a claim. Open to everybody; nobody: an empty list (Spec 7; method and prefix
   * assumed).
   */
  sponsors: get(
    '/app/claim/exhibits/claim/sponsor/list',
    z.object({
      /** An exhibit of the tenant; an unknown one is refused. */
      exhibitsId: z.string(),
    }),
    list(Sponsor),
  ),
}
