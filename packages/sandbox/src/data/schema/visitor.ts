import { AuditStatus } from '@fair/contract/form.ts'
import { FormValues } from '@fair/contract/form-field.ts'
import { LANGUAGES } from '@fair/contract/rules/language.ts'
import * as z from 'zod/mini'
import { strings, text } from './text.ts'

const member = z.strictObject({
  id: z.string(),
  state: z.enum(['INVITED', 'INCOMPLETE', 'COMPLETE']),
  status: AuditStatus,
  reason: z.exactOptional(text),
  passNumber: z.string(),
  values: FormValues,
})

const invite = z.strictObject({
  token: z.string(),
  memberId: z.nullable(z.string()),
  days: z.number(),
  withdrawn: z.exactOptional(z.boolean()),
})

/** The demo people, and the ways in which they attend. */
export const VISITOR = {
  'visitor/groups': z.array(
    z.strictObject({
      id: z.string(),
      signCategoryId: z.string(),
      userId: z.string(),
      groupName: z.string(),
      status: AuditStatus,
      leaderValues: FormValues,
      members: z.array(member),
      invites: z.array(invite),
    }),
  ),
  'visitor/identities': z.array(
    z.strictObject({
      identityId: z.string(),
      name: text,
      description: text,
      admittedDays: z.nullable(z.tuple([z.number(), z.number()])),
      auditRequired: z.boolean(),
      isOpen: z.boolean(),
      channelFormId: z.string(),
      basicFormId: z.string(),
      intentionFormId: z.nullable(z.string()),
      stepOneFormId: z.string(),
      stepTwoFormId: z.nullable(z.string()),
    }),
  ),
  'visitor/promotions': z.array(z.strictObject({ promotionChannelId: z.string(), name: text, isValid: z.boolean() })),
  'visitor/sent-forms': z.strictObject({
    sentForms: z.array(
      z.strictObject({
        userId: z.string(),
        formId: z.string(),
        identityId: z.nullable(z.string()),
        status: AuditStatus,
        reason: z.exactOptional(text),
        daysAgo: z.number(),
        values: FormValues,
      }),
    ),
    sentRegistrations: z.array(
      z.strictObject({
        userId: z.string(),
        exhibition: z.enum(['current', 'other']),
        identityId: z.string(),
        number: z.string(),
        status: AuditStatus,
        reason: z.exactOptional(text),
        daysAgo: z.number(),
        stepOne: FormValues,
        stepTwo: z.nullable(FormValues),
      }),
    ),
  }),
  'visitor/sign-categories': z.array(
    z.strictObject({
      signCategoryId: z.string(),
      name: text,
      description: text,
      minMembers: z.number(),
      maxMembers: z.number(),
      openFromDay: z.number(),
      openToDay: z.number(),
    }),
  ),
  'visitor/users': z.array(
    z.strictObject({
      id: z.string(),
      tenant: z.literal([0, 1]),
      userName: z.string(),
      areaCode: z.nullable(z.string()),
      phone: z.nullable(z.string()),
      email: z.nullable(z.string()),
      hasPassword: z.boolean(),
      hasPortrait: z.boolean(),
      company: z.nullable(z.string()),
      jobTitle: z.nullable(z.string()),
      language: z.enum(LANGUAGES),
      timeZone: z.nullable(z.string()),
      interests: z.tuple([z.number(), z.number(), z.number()]),
      unread: z.tuple([z.number(), z.number()]),
      sinceDays: z.number(),
      identityIds: strings,
    }),
  ),
}
