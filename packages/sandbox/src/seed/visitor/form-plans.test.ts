import { Form } from '@fair/contract/form.ts'
import { FieldRule, FormField } from '@fair/contract/form-field.ts'
import { LANGUAGES, type Language } from '@fair/contract/rules/language.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { checkForm } from '../../forms/check-form.ts'
import type { CheckScope } from '../../forms/check-scope.ts'
import { composeForm, type FormScope, fieldsOf } from '../../forms/plan.ts'
import { type Tree, treeOf } from '../../forms/tree.ts'
import { placesIn } from '../../geography/places.ts'
import type { SingleField } from '../../sent.ts'
import { allFormPlans, formPlan } from './form-plans.ts'
import { GROUPS } from './groups.ts'
import { IDENTITIES } from './identities.ts'
import { filledIn, SENT_FORMS, SENT_REGISTRATIONS } from './sent-forms.ts'

const scopeIn = (language: Language): FormScope => ({
  language,
  agreementId: (type) => `A-${type}`,
  days: ['2026-11-18', '2026-11-19', '2026-11-22'],
})
const forms = LANGUAGES.flatMap((language) => allFormPlans().map((plan) => composeForm(plan, scopeIn(language))))
const fields = forms.flatMap(fieldsOf)
const single = fields.flatMap((field): SingleField[] => (field.type === 'group' ? field.fields : [field]))

describe('the forms', () => {
  it('match the contract in every language', () => {
    for (const form of forms) expect(z.safeParse(Form, form).error, form.formId).toBeUndefined()
  })

  it('use every field type and every text rule', () => {
    const kinds = FormField.def.options.map((option) => option.def.shape.type.def.values[0])
    expect([...new Set([...fields, ...single].map(({ type }) => type))].sort()).toEqual(kinds.toSorted())
    const named = single.flatMap((field) => (field.type === 'text' && field.rule ? [field.rule] : []))
    expect([...new Set(named)].sort()).toEqual([...FieldRule.options].sort())
  })

  it('have one version in all languages, which changes with their sections', () => {
    const [plan] = allFormPlans()
    if (!plan) throw new Error('no form')
    const versions = LANGUAGES.map((language) => composeForm(plan, scopeIn(language)).version)
    expect(new Set(versions).size).toBe(1)
    const without = { ...plan, sections: plan.sections.slice(1) }
    expect(composeForm(without, scopeIn('en-US')).version).not.toBe(versions[0])
  })

  it('have unique field ids, and depend on existing fields only', () => {
    for (const form of forms) {
      const ids = fieldsOf(form).map(({ fieldId }) => fieldId)
      expect(
        ids.filter((id, at) => ids.indexOf(id) !== at),
        form.formId,
      ).toEqual([])
      const conditions = fieldsOf(form).flatMap(({ visibleWhen }) => visibleWhen ?? [])
      for (const { fieldId } of conditions) expect(ids, form.formId).toContain(fieldId)
    }
  })

  it('omit an agreement that the tenant does not have', () => {
    const form = composeForm(formPlan('MARKETING-LETTER'), { ...scopeIn('en-US'), agreementId: () => undefined })
    expect(fieldsOf(form).map(({ type }) => type)).not.toContain('agreement')
  })
})

describe('submissions of the demo users', () => {
  let places: Tree
  beforeAll(async () => {
    places = (await placesIn('en-US')).tree
  })
  const own = treeOf([
    { value: 'I', parent: null, label: 'I' },
    { value: 'C', parent: null, label: 'C' },
    { value: 'C1', parent: 'C', label: 'C1' },
  ])
  const scope: CheckScope = {
    language: 'en-US',
    tree: (source) => (source === 'GEOGRAPHY' ? places : own),
    fileOf: () => undefined,
  }
  const errors = (formId: string, values: Parameters<typeof checkForm>[1]) =>
    checkForm(composeForm(formPlan(formId), scopeIn('en-US')), values, scope).fieldErrors
  const fair = { industry: 'I', category: ['C', 'C1'], firstDay: '2026-11-18' }

  it.each(SENT_FORMS.map((sent) => [`${sent.userId} ${sent.formId}`, sent] as const))('form %s is valid', (_, sent) => {
    // Demo users have no files: a required licence is the only thing that may be missing.
    const wrong = errors(sent.formId, filledIn(sent.values, fair)).filter(({ fieldId }) => fieldId !== 'licence')
    expect(wrong).toEqual([])
  })

  it.each(SENT_REGISTRATIONS.map((sent) => [sent.number, sent] as const))('registration %s is valid', (_, sent) => {
    const identity = IDENTITIES.find(({ identityId }) => identityId === sent.identityId)
    expect(errors(identity?.stepOneFormId ?? '', sent.stepOne)).toEqual([])
    if (sent.stepTwo) expect(errors(identity?.stepTwoFormId ?? '', filledIn(sent.stepTwo, fair))).toEqual([])
  })

  it.each(GROUPS.map((group) => [group.groupName, group] as const))('group %s is valid', (_, group) => {
    expect(errors(`LEADER-${group.signCategoryId}`, group.leaderValues)).toEqual([])
    for (const { state, values } of group.members) {
      const wrong = errors(`MEMBER-${group.signCategoryId}`, values)
      expect(wrong.length === 0, String(values['userName'])).toBe(state === 'COMPLETE')
    }
  })
})
