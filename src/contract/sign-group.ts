import * as z from 'zod/mini'
import { data, get, list, none, Once, post } from './endpoint.ts'
import { AuditStatus, FieldError, Form, FormResult } from './form.ts'
import { FormValues } from './form-field.ts'
import { id, link, time } from './kinds.ts'

/** A kind of group that may sign up, e.g. delegation, school class. Times are ISO 8601 in UTC. */
export const SignCategory = z.object({
  /** What signGroup/save takes. */
  signCategoryId: id,
  /** The name in the requested language. */
  categoryName: z.string(),
  /** Whom it is for, plain text in the requested language. */
  description: z.string(),
  /** The least members of a group; the leader is told while there are fewer. */
  minMembers: z.number(),
  /** The most members of a group; further ones are refused. */
  maxMembers: z.number(),
  /** From when on groups may sign up. */
  openFrom: time,
  /** Until when groups may sign up and be changed. */
  openTo: time,
  /** What the leader fills in (/sign-group/leader-apply-form). */
  leaderForm: Form,
  /** What is filled in for each member; the field `userName` names the member. */
  memberForm: Form,
})
export type SignCategory = z.infer<typeof SignCategory>

/** A member of a group, as its leader sees one. */
export const SignMember = z.object({
  /** What member/save, member/remove and invite take. */
  signMemberId: z.string(),
  /** The member's name, as in `values`; '' where it is not known yet. */
  memberName: z.string(),
  /** INVITED: has a link and has not sent the form; INCOMPLETE: answers are missing; COMPLETE: all is there, then the audit. */
  state: z.enum(['INVITED', 'INCOMPLETE', 'COMPLETE']),
  /** How far the examination has come; NONE until COMPLETE. */
  auditStatus: AuditStatus,
  /** Why it was refused, in the requested language; null otherwise. */
  auditReason: z.nullish(z.string()),
  /** The answers to the category's member form. */
  values: FormValues,
  /** The pass, once both the member and the group have passed; null before. */
  pass: z.nullish(
    z.object({
      /** As people read it, e.g. RG-4179-9260. */
      passNumber: z.string(),
      /** The text of the QR that lets in. */
      qrContent: z.string(),
    }),
  ),
  /** When the member was last changed, ISO 8601 in UTC. */
  updateTime: time,
})
export type SignMember = z.infer<typeof SignMember>

/** A group with its members, as its leader sees it. */
export const SignGroup = z.object({
  /** What all calls of a leader take. */
  signGroupId: id,
  /** The kind of group; it cannot be changed. */
  signCategoryId: id,
  /** That kind's name in the requested language. */
  categoryName: z.string(),
  /** As the leader calls it. */
  groupName: z.string(),
  /** How far the examination of the group has come; each change of it begins another. */
  auditStatus: AuditStatus,
  /** The leader's answers to the category's leader form. */
  leaderValues: FormValues,
  /** In the order in which they were entered; empty at first. */
  members: z.array(SignMember),
  /** The most members that it may have. */
  maxMembers: z.number(),
  /** Until when it may be changed, ISO 8601 in UTC. */
  closeTime: time,
  /** When name, leader or members were last changed, ISO 8601 in UTC. */
  updateTime: time,
})
export type SignGroup = z.infer<typeof SignGroup>

/** What a member's link opens. Anything but VALID leads to /sign-group/invalid, which says why. */
export const SignInvitation = z.object({
  /**
   * VALID; EXPIRED: the link has run out; FULL: the group has all its members; WITHDRAWN: the member was taken out; CLOSED:
   * the category takes no groups now; UNKNOWN: no such link.
   */
  state: z.enum(['VALID', 'EXPIRED', 'FULL', 'WITHDRAWN', 'CLOSED', 'UNKNOWN']),
  /** Which group invites; null or absent for UNKNOWN. */
  groupName: z.nullish(z.string()),
  /** Who leads it, by name; null where that is not known. */
  leaderName: z.nullish(z.string()),
  /** What the member fills in, with what the leader entered for them; null unless VALID. */
  memberForm: z.nullish(Form),
  /** Until when the link is good, ISO 8601 in UTC; null for UNKNOWN. */
  expireTime: z.nullish(time),
})
export type SignInvitation = z.infer<typeof SignInvitation>

/** What became of one row of many. */
export const SignRowResult = z.object({
  /** Place of the row among those that were sent, from 0. */
  row: z.number(),
  /** The member that the row is kept as, also with answers missing; null: it was not kept. */
  signMemberId: z.nullish(z.string()),
  /** What is wrong or missing in the row; empty: it is complete. */
  fieldErrors: z.array(FieldError),
})
export type SignRowResult = z.infer<typeof SignRowResult>

const byGroup = z.object({
  /** One of the groups that the user leads. */
  signGroupId: z.string(),
})

/** Group sign-up: all added, for the specification has the pages of /sign-group but none of their calls. */
export const signGroup = {
  /**
   * Added: the categories of the exhibition, for leaders and for members who look for theirs. `openFrom` and `openTo`
   * say which are open. Open to everybody; an exhibition without group sign-up has an empty list.
   */
  categories: get('/api/v2/app/signGroup/category/list', none, list(SignCategory), { added: true }),
  /** Added: the groups that this user leads at the exhibition, latest first. Logged in only; none: an empty list. */
  mine: get('/api/v2/app/signGroup/list', none, list(SignGroup), { authed: true, added: true }),
  /** Added: one's own group with its members. Logged in only; refused for anybody else's. */
  detail: get('/api/v2/app/signGroup/detail', byGroup, data(SignGroup), { authed: true, added: true }),
  /**
   * Added: founds a group, or changes the one of `signGroupId`; the leader's form. Logged in only. With errors in the
   * fields nothing is kept, and `result` names them; kept, the group is examined (again). Refused while the category is
   * closed.
   */
  save: post(
    '/api/v2/app/signGroup/save',
    z.object({
      /** The group to change; absent: a new one is founded. */
      signGroupId: z.optional(z.string()),
      /** One of category/list's; of a group that stands, its own. */
      signCategoryId: z.string(),
      /** 1 to 60 characters. */
      groupName: z.string(),
      /** The answers to the category's leader form. */
      leaderValues: FormValues,
      ...Once,
    }),
    data(
      z.object({
        /** Whether it was taken, and what the leader reads. */
        result: FormResult,
        /** The group that was founded or changed; null where nothing was founded. */
        signGroupId: z.nullish(id),
      }),
    ),
    { authed: true, added: true },
  ),
  /**
   * Added: enters or changes many members at once, and answers each row. Good ones are kept, as are those with nothing
   * wrong but missing answers (INCOMPLETE); bad ones come back with their errors. Logged in, one's own group only;
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
          /** The member to change; absent: a new one is entered. */
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
   * Added: takes members out for good and answers the group; their links are WITHDRAWN. Logged in, one's own group only;
   * unknown ids are passed over. Refused while the category is closed.
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
   * Added: a link for a member who is entered, or without `signMemberId` for whoever joins. The member is INVITED from
   * then on. Logged in, one's own group only; refused while the category is closed. Earlier links stay good.
   */
  invite: post(
    '/api/v2/app/signGroup/invite',
    z.object({
      /** One of the groups that the user leads. */
      signGroupId: z.string(),
      /** The member who is to fill in the form; absent: whoever opens the link joins as a new member. */
      signMemberId: z.optional(z.string()),
    }),
    data(
      z.object({
        /** The secret of the link: whoever has it may fill in the form. */
        inviteToken: z.string(),
        /** A path of this site without language prefix, which the link and its QR open: /sign-group/member-apply-form?inviteToken=… */
        path: link,
        /** Until when the link is good, ISO 8601 in UTC: 14 days in the sandbox. */
        expireTime: time,
      }),
    ),
    { authed: true, added: true },
  ),
  /**
   * Added: what a link opens, before any login. Open to everybody; a link that leads nowhere is answered with its state,
   * not refused. Nothing of other members is told.
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
   * Added: the member's own form, sent by the link: the member is COMPLETE and examined. Open to everybody who has the
   * link; refused where it is not VALID. With errors in the fields nothing is kept, and the answer names them.
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
