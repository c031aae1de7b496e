import type { AuditStatus, Form } from '@fair/contract/form.ts'
import type { FormValues } from '@fair/contract/form-field.ts'
import type { Instant } from '@fair/contract/rules/brand.ts'
import { asId } from '@fair/contract/rules/own-values.ts'
import type { SignCategory, SignGroup, SignInvitation, SignMember } from '@fair/contract/sign-group.ts'

/** Whether a category accepts groups at a moment. */
export function categoryState({ openFrom, openTo }: SignCategory, now: Instant): 'notYet' | 'open' | 'over' {
  if (now < openFrom) return 'notYet'
  return now < openTo ? 'open' : 'over'
}

/** The figures of a group. */
export function groupCounts({ members }: Pick<SignGroup, 'members'>) {
  return {
    all: members.length,
    complete: members.filter(({ state }) => state === 'COMPLETE').length,
    passes: members.filter(({ pass }) => pass).length,
  }
}

/** The status of a member's row: the completeness of the data, then the state of the review. */
export function memberStatus({
  state,
  auditStatus,
}: SignMember): 'INVITED' | 'INCOMPLETE' | Exclude<AuditStatus, 'NONE'> {
  if (state !== 'COMPLETE') return state
  return auditStatus === 'NONE' ? 'PENDING' : auditStatus
}

export type InvalidState = Exclude<SignInvitation['state'], 'VALID'>
const INVALID_STATES: readonly InvalidState[] = ['EXPIRED', 'FULL', 'WITHDRAWN', 'CLOSED', 'UNKNOWN']

/** The reason in an address; UNKNOWN if there is none. */
export function readInvalid(search: string): InvalidState {
  const state = new URLSearchParams(search).get('state')
  return INVALID_STATES.find((each) => each === state) ?? 'UNKNOWN'
}

/** The name of the group is part of the leader's form, but not of its values. */
const GROUP_NAME = 'group:name'
/** Maximum length of a name, as the platform counts: full-width 2, Latin 1. */
const NAME_MAX = 60

export function leaderFormOf(
  category: SignCategory,
  group: SignGroup | null,
  words: { title: string; label: string },
): Form {
  const name = {
    type: 'text' as const,
    fieldId: GROUP_NAME,
    label: words.label,
    required: true,
    multiline: false,
    maxTextLength: NAME_MAX,
  }
  const { leaderForm } = category
  const values = group ? { ...group.leaderValues, [GROUP_NAME]: group.groupName } : leaderForm.values
  return {
    ...leaderForm,
    // Each group has a separate draft.
    formId: group ? asId(`${leaderForm.formId}-${group.signGroupId}`) : leaderForm.formId,
    values: values ?? null,
    sections: [{ sectionId: 'group', title: words.title, fields: [name] }, ...leaderForm.sections],
  }
}

export function splitName(values: FormValues): { groupName: string; leaderValues: FormValues } {
  const { [GROUP_NAME]: name, ...leaderValues } = values
  return { groupName: typeof name === 'string' ? name : '', leaderValues }
}
