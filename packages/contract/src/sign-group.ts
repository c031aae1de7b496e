import * as z from 'zod/mini'
import { data, get, list, none, Once, post } from './endpoint.ts'
import { AuditStatus, FieldError, Form, FormResult } from './form.ts'
import { FormValues } from './form-field.ts'
import { id, link, time } from './kinds.ts'

/** A kind of group that may sign up, e.g. delegation, school class. Times are ISO 8601 in UTC. */
export const SignCategory = z.object({
  /** Taken by signGroup/save. */
  signCategoryId: id,
  /** The name in the requested language. */
  categoryName: z.string(),
  /** The intended groups, plain text in the requested language. */
  description: z.string(),
  /** Minimum number of members; the leader gets a hint while there are fewer. */
  minMembers: z.number(),
  /** Maximum number of members; further ones are refused. */
  maxMembers: z.number(),
  /** Start of the sign-up period. */
  openFrom: time,
  /** End of the period in which groups may sign up and be changed. */
  openTo: time,
  /** The leader's form (/sign-group/leader-apply-form). */
  leaderForm: Form,
  /** The form for each member; the field `userName` contains the member's name. */
  memberForm: Form,
})
export type SignCategory = z.infer<typeof SignCategory>

/** A member of a group, as shown to its leader. */
export const SignMember = z.object({
  /** Taken by member/save, member/remove and invite. */
  signMemberId: z.string(),
  /** The member's name, as in `values`; '' if not given yet. */
  memberName: z.string(),
  /** INVITED: has a link and has not sent the form; INCOMPLETE: answers are missing; COMPLETE: ready for the review. */
  state: z.enum(['INVITED', 'INCOMPLETE', 'COMPLETE']),
  /** Review status; NONE until COMPLETE. */
  auditStatus: AuditStatus,
  /** Why it was refused, in the requested language; null otherwise. */
  auditReason: z.nullish(z.string()),
  /** The answers to the category's member form. */
  values: FormValues,
  /** The pass, once both the member and the group are PASSED; null before. */
  pass: z.nullish(
    z.object({
      /** Number for people, e.g. RG-4179-9260. */
      passNumber: z.string(),
      /** The text of the entrance QR code. */
      qrContent: z.string(),
    }),
  ),
  /** When the member was last changed, ISO 8601 in UTC. */
  updateTime: time,
})
export type SignMember = z.infer<typeof SignMember>

/** A group with its members, as shown to its leader. */
export const SignGroup = z.object({
  /** Taken by all calls of a leader. */
  signGroupId: id,
  /** The kind of group; it cannot be changed. */
  signCategoryId: id,
  /** Name of that kind, in the requested language. */
  categoryName: z.string(),
  /** The leader's name for the group. */
  groupName: z.string(),
  /** Review status of the group; each change starts another review. */
  auditStatus: AuditStatus,
  /** The leader's answers to the category's leader form. */
  leaderValues: FormValues,
  /** In order of entry; empty at first. */
  members: z.array(SignMember),
  /** Maximum number of members. */
  maxMembers: z.number(),
  /** Until when it can be changed, ISO 8601 in UTC. */
  closeTime: time,
  /** When name, leader or members were last changed, ISO 8601 in UTC. */
  updateTime: time,
})
export type SignGroup = z.infer<typeof SignGroup>

/** The target of a member's link. Any state but VALID leads to /sign-group/invalid, which gives the reason. */
export const SignInvitation = z.object({
  /**
   * VALID; EXPIRED: the link has expired; FULL: the group has all its members; WITHDRAWN: the member was removed;
   * CLOSED: the category does not accept groups now; UNKNOWN: no such link.
   */
  state: z.enum(['VALID', 'EXPIRED', 'FULL', 'WITHDRAWN', 'CLOSED', 'UNKNOWN']),
  /** Name of the inviting group; null or absent for UNKNOWN. */
  groupName: z.nullish(z.string()),
  /** Name of its leader; null if unknown. */
  leaderName: z.nullish(z.string()),
  /** The member's form, prefilled with the leader's entries; null unless VALID. */
  memberForm: z.nullish(Form),
  /** When the link expires, ISO 8601 in UTC; null for UNKNOWN. */
  expireTime: z.nullish(time),
})
export type SignInvitation = z.infer<typeof SignInvitation>

/** Result of one of several rows. */
export const SignRowResult = z.object({
  /** Position of the row in the request, from 0. */
  row: z.number(),
  /** The member stored for the row, even if answers are missing; null: it was not stored. */
  signMemberId: z.nullish(z.string()),
  /** Errors and missing answers of the row; empty: it is complete. */
  fieldErrors: z.array(FieldError),
})
export type SignRowResult = z.infer<typeof SignRowResult>

const byGroup = z.object({
  /** One of the groups that the user leads. */
  signGroupId: z.string(),
})

/**
 * Group sign-up: all calls are added, because the specification has the pages of /sign-group but none of their calls.
 */
export const signGroup = {
  /**
   * Added: the categories of the exhibition, for leaders and for members looking for theirs. `openFrom` and `openTo`
   * determine which are open. Open to everyone; empty if the exhibition has no group sign-up.
   */
  categories: get('/api/v2/app/signGroup/category/list', none, list(SignCategory), { added: true }),
  /**
   * Added: the groups that this user leads at the exhibition, latest first. Requires login; empty if there are none.
   */
  mine: get('/api/v2/app/signGroup/list', none, list(SignGroup), { authed: true, added: true }),
  /** Added: one of the user's own groups with its members. Requires login; refused for any other. */
  detail: get('/api/v2/app/signGroup/detail', byGroup, data(SignGroup), { authed: true, added: true }),
  /**
   * Added: creates a group, or changes the one of `signGroupId`, from the leader's form. Requires login. With errors in
   * the fields nothing is stored, and `result` lists them; a stored group is reviewed (again). Refused while the
   * category is closed.
   */
  save: post(
    '/api/v2/app/signGroup/save',
    z.object({
      /** The group to change; absent: a new one is created. */
      signGroupId: z.optional(z.string()),
      /** An id from category/list; for an existing group, its own. */
      signCategoryId: z.string(),
      /** 1 to 60 characters. */
      groupName: z.string(),
      /** The answers to the category's leader form. */
      leaderValues: FormValues,
      ...Once,
    }),
    data(
      z.object({
        /** Whether it was accepted, with the text for the leader. */
        result: FormResult,
        /** The group that was created or changed; null if none was created. */
        signGroupId: z.nullish(id),
      }),
    ),
    { authed: true, added: true },
  ),
  /**
   * Added: adds or changes many members at once, with a result for each row. Valid rows are stored, as are those with
   * only missing answers (INCOMPLETE); invalid ones are returned with their errors. Requires login, own groups only;
   * refused while the category is closed.
   */
  saveMembers: post(
    '/api/v2/app/signGroup/member/save',
    z.object({
      /** One of the groups that the user leads. */
      signGroupId: z.string(),
      /** One row for each member, at most 200. */
      members: z.array(
        z.object({
          /** The member to change; absent: a new one is added. */
          signMemberId: z.optional(z.string()),
          /** The answers to the category's member form; two members may not have the same phone. */
          values: FormValues,
        }),
      ),
      ...Once,
    }),
    list(SignRowResult),
    { authed: true, added: true },
  ),
  /**
   * Added: removes members permanently and returns the group; their links are WITHDRAWN. Requires login, own groups
   * only; unknown ids are ignored. Refused while the category is closed.
   */
  removeMembers: post(
    '/api/v2/app/signGroup/member/remove',
    z.object({
      /** One of the groups that the user leads. */
      signGroupId: z.string(),
      /** Members of that group. */
      signMemberIds: z.array(z.string()),
    }),
    data(SignGroup),
    { authed: true, safe: true, added: true },
  ),
  /**
   * Added: creates a link for an existing member, or without `signMemberId` for anyone who joins. The member is then
   * INVITED. Requires login, own groups only; refused while the category is closed. Earlier links remain valid.
   */
  invite: post(
    '/api/v2/app/signGroup/invite',
    z.object({
      /** One of the groups that the user leads. */
      signGroupId: z.string(),
      /** The member who fills in the form; absent: anyone who opens the link joins as a new member. */
      signMemberId: z.optional(z.string()),
    }),
    data(
      z.object({
        /** The secret of the link: anyone who has it can fill in the form. */
        inviteToken: z.string(),
        /**
         * Site path without language prefix, opened by the link and its QR code:
         * /sign-group/member-apply-form?inviteToken=…
         */
        path: link,
        /** When the link expires, ISO 8601 in UTC: after 14 days in the sandbox. */
        expireTime: time,
      }),
    ),
    { authed: true, added: true },
  ),
  /**
   * Added: the target of a link, before any login. Open to everyone; an invalid link is answered with its state, not
   * refused. Contains nothing about other members.
   */
  invitation: get(
    '/api/v2/app/signGroup/invitation',
    z.object({
      /** ?inviteToken= of the link. */
      inviteToken: z.string(),
    }),
    data(SignInvitation),
    { added: true },
  ),
  /**
   * Added: submits the member's own form through the link: the member is then COMPLETE and reviewed. Open to everyone
   * with the link; refused if it is not VALID. With errors in the fields nothing is stored, and the answer lists them.
   */
  join: post(
    '/api/v2/app/signGroup/join',
    z.object({
      /** ?inviteToken= of the link. */
      inviteToken: z.string(),
      /** All answers to the category's member form. */
      values: FormValues,
      ...Once,
    }),
    data(FormResult),
    { added: true },
  ),
}
