import * as z from 'zod/mini'
import { data, get, list, none, Once, post } from './endpoint.ts'
import { AuditStatus, FieldError, Form, FormResult } from './form.ts'
import { FormValues } from './form-field.ts'
import { id, link, time } from './kinds.ts'

/** A kind of group that may sign up, e.g. delegation, school class. Times are ISO 8601 in UTC. */
export const SignCategory = z.object({
  signCategoryId: id,
  categoryName: z.string(),
  description: z.string(),
  minMembers: z.number(),
  maxMembers: z.number(),
  openFrom: time,
  openTo: time,
  leaderForm: Form,
  memberForm: Form,
})
export type SignCategory = z.infer<typeof SignCategory>

/** INVITED: has a link and has not sent the form; COMPLETE: all is there; then the audit. */
export const SignMember = z.object({
  signMemberId: z.string(),
  memberName: z.string(),
  state: z.enum(['INVITED', 'INCOMPLETE', 'COMPLETE']),
  auditStatus: AuditStatus,
  auditReason: z.nullish(z.string()),
  values: FormValues,
  /** The pass, once passed: its number and the text of its QR. */
  pass: z.nullish(z.object({ passNumber: z.string(), qrContent: z.string() })),
  updateTime: time,
})
export type SignMember = z.infer<typeof SignMember>

export const SignGroup = z.object({
  signGroupId: id,
  signCategoryId: id,
  categoryName: z.string(),
  groupName: z.string(),
  auditStatus: AuditStatus,
  leaderValues: FormValues,
  members: z.array(SignMember),
  maxMembers: z.number(),
  closeTime: time,
  updateTime: time,
})
export type SignGroup = z.infer<typeof SignGroup>

/** What a member's link opens. Anything but VALID leads to /sign-group/invalid, which says why. */
export const SignInvitation = z.object({
  state: z.enum(['VALID', 'EXPIRED', 'FULL', 'WITHDRAWN', 'CLOSED', 'UNKNOWN']),
  groupName: z.nullish(z.string()),
  leaderName: z.nullish(z.string()),
  memberForm: z.nullish(Form),
  expireTime: z.nullish(time),
})
export type SignInvitation = z.infer<typeof SignInvitation>

/** What became of one row of many; rows count from 0 in the order in which they were sent. */
export const SignRowResult = z.object({
  row: z.number(),
  signMemberId: z.nullish(z.string()),
  fieldErrors: z.array(FieldError),
})
export type SignRowResult = z.infer<typeof SignRowResult>

const byGroup = z.object({ signGroupId: z.string() })

/** Group sign-up: all added, for the specification has the pages of /sign-group but none of their calls. */
export const signGroup = {
  /** Added: the categories open to groups, for leaders and for members who look for theirs. */
  categories: get('/api/v2/app/signGroup/category/list', none, list(SignCategory), { added: true }),
  /** Added: the groups that this user leads. */
  mine: get('/api/v2/app/signGroup/list', none, list(SignGroup), { authed: true, added: true }),
  /** Added: one's own group with its members. */
  detail: get('/api/v2/app/signGroup/detail', byGroup, data(SignGroup), { authed: true, added: true }),
  /** Added: founds a group, or changes the one of `signGroupId`; the leader's form. */
  save: post(
    '/api/v2/app/signGroup/save',
    z.object({
      signGroupId: z.optional(z.string()),
      signCategoryId: z.string(),
      groupName: z.string(),
      leaderValues: FormValues,
      ...Once,
    }),
    data(z.object({ result: FormResult, signGroupId: z.nullish(id) })),
    { authed: true, added: true },
  ),
  /** Added: enters or changes many members at once; good rows are kept, bad ones come back with their errors. */
  saveMembers: post(
    '/api/v2/app/signGroup/member/save',
    z.object({
      signGroupId: z.string(),
      members: z.array(z.object({ signMemberId: z.optional(z.string()), values: FormValues })),
      ...Once,
    }),
    list(SignRowResult),
    { authed: true, added: true },
  ),
  /** Added: takes members out. */
  removeMembers: post(
    '/api/v2/app/signGroup/member/remove',
    z.object({ signGroupId: z.string(), signMemberIds: z.array(z.string()) }),
    data(SignGroup),
    { authed: true, safe: true, added: true },
  ),
  /** Added: a link for a member who is entered, or without `signMemberId` for whoever joins; `path` is what its QR opens. */
  invite: post(
    '/api/v2/app/signGroup/invite',
    z.object({ signGroupId: z.string(), signMemberId: z.optional(z.string()) }),
    data(z.object({ inviteToken: z.string(), path: link, expireTime: time })),
    { authed: true, added: true },
  ),
  /** Added: what a link opens, before any login. */
  invitation: get('/api/v2/app/signGroup/invitation', z.object({ inviteToken: z.string() }), data(SignInvitation), {
    added: true,
  }),
  /** Added: the member's own form, sent by the link. */
  join: post(
    '/api/v2/app/signGroup/join',
    z.object({ inviteToken: z.string(), values: FormValues, ...Once }),
    data(FormResult),
    { added: true },
  ),
}
