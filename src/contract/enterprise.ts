import * as z from 'zod/mini'
import { data, get, list, Media, none, post, total } from './endpoint.ts'
import { AuditStatus } from './form.ts'
import { id, link, time } from './kinds.ts'

/** An enterprise as the platform has verified it. An exhibitor is an enterprise at one exhibition. */
export const Enterprise = z.object({
  enterpriseId: id,
  enterpriseName: z.string(),
  logo: z.nullish(Media),
  /** 9, 15 or 18 letters and digits (Spec 5). */
  organisationCode: z.nullish(z.string()),
  legalRepresentative: z.nullish(z.string()),
  /** YYYY-MM-DD. */
  foundedOn: z.nullish(z.string()),
  /** A class, e.g. "500–999". */
  employees: z.nullish(z.string()),
  registeredCapital: z.nullish(z.string()),
  address: z.string(),
  website: z.nullish(link),
  /** Platform HTML: goes through the sanitiser before it is shown. */
  introduction: z.string(),
  certificates: z.array(z.object({ certificateName: z.string(), issuer: z.string(), picture: z.nullish(Media) })),
  validateStatus: AuditStatus,
})
export type Enterprise = z.infer<typeof Enterprise>

/** An entry of the public company register, to fill a form with. */
export const CompanyInfo = z.object({
  companyName: z.string(),
  organisationCode: z.string(),
  regionCode: z.string(),
  address: z.string(),
})
export type CompanyInfo = z.infer<typeof CompanyInfo>

/** Who has claimed an exhibitor's entry. PENDING: this user has asked, and the platform examines it. */
export const Claim = z.object({
  exhibitorId: id,
  state: z.enum(['UNCLAIMED', 'PENDING', 'MINE', 'CLAIMED']),
  claimTime: z.nullish(time),
})
export type Claim = z.infer<typeof Claim>

/** A claim of the visitor's own, with the entry that it is for. */
export const OwnClaim = z.extend(Claim, { exhibitorName: z.string(), logo: Media })
export type OwnClaim = z.infer<typeof OwnClaim>

/** An exhibitor that stands behind an exhibit that it claims. */
export const Sponsor = z.object({
  exhibitorId: id,
  exhibitorName: z.string(),
  logo: Media,
  claimTime: time,
})
export type Sponsor = z.infer<typeof Sponsor>

const byExhibitor = z.object({ exhibitorId: z.string() })

export const enterprise = {
  info: get('/api/v1/app/enterprise/info/{id}', z.object({ id: z.string() }), data(Enterprise)),
  /** Companies of the public register by name or code, at most 10; `searchKey` of two characters or more. */
  companies: get('/api/v2/identity/company/info', z.object({ searchKey: z.string() }), list(CompanyInfo)),
  /** Whether this user's identity is verified; `realName` masked, `reason` of a refusal. */
  authentication: get(
    '/api/v2/app/identity/authentication',
    none,
    data(z.object({ status: AuditStatus, realName: z.nullish(z.string()), reason: z.nullish(z.string()) })),
    { authed: true },
  ),
  /** Spec 7 shows no method for the claims: they read, so GET. */
  claim: get('/app/claim/exhibitor/get', byExhibitor, data(Claim)),
  /**
   * Added: asks for an entry in the name of a company of the register (`companies`), which the platform examines; asked
   * again it answers how it stands. Refused where somebody has the entry already.
   */
  claimSave: post(
    '/app/claim/exhibitor/save',
    z.object({ exhibitorId: z.string(), companyName: z.string(), organisationCode: z.string() }),
    data(Claim),
    { authed: true, added: true },
  ),
  /** Added: what the visitor has claimed or asked for, the newest first. */
  claims: get('/app/claim/exhibitor/list', none, list(OwnClaim), { authed: true, added: true }),
  /** How many exhibits of an exhibitor are claimed (Spec 7; method and prefix assumed). */
  claimCount: get('/app/claim/exhibitor/count', byExhibitor, total()),
  /** Spec 7; method and prefix assumed. */
  sponsors: get('/app/claim/exhibits/claim/sponsor/list', z.object({ exhibitsId: z.string() }), list(Sponsor)),
}
