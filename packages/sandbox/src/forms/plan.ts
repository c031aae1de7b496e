import { createHash } from 'node:crypto'
import type { Language } from '@fair/contract/rules/language.ts'
import { say, type Text } from '../seed/text.ts'
import type { Form, FormField, FormValues, SingleField } from '../sent.ts'

/** The context that a form is composed for. */
export interface FormScope {
  readonly language: Language
  /** The tenant's agreement of a type; undefined if it has none: then the field for it is left out. */
  agreementId(agreementType: string): string | undefined
  /** The exhibition's days, YYYY-MM-DD in its zone. */
  readonly days: readonly string[]
}

/** A field as declared by the seed: composed for a reader, or left out (null). */
export type FieldPlan = (scope: FormScope) => FormField | null
export type SingleFieldPlan = (scope: FormScope) => SingleField | null

export interface FormPlan {
  readonly formId: string
  readonly formName: Text
  readonly description?: Text
  readonly submitText?: Text
  readonly sections: readonly SectionPlan[]
  /** ANYONE: including visitors who are not logged in. */
  readonly access: 'ANYONE' | 'USER'
  /** Submissions are audited before they count. */
  readonly isAudited?: boolean
  /** The message that the visitor reads after sending. */
  readonly thanks?: Text
}

export interface SectionPlan {
  readonly sectionId: string
  readonly title: Text
  readonly description?: Text
  readonly fields: readonly FieldPlan[]
}

/** The form for a reader, with its known values. */
export function composeForm(plan: FormPlan, scope: FormScope, values: FormValues | null = null): Form {
  const text = (one: Text | undefined) => one && say(one, scope.language)
  return {
    formId: plan.formId,
    formName: say(plan.formName, scope.language),
    description: text(plan.description),
    version: versionOf(plan, scope),
    sections: plan.sections.map(({ sectionId, title, description, fields }) => ({
      sectionId,
      title: say(title, scope.language),
      description: text(description),
      fields: fields.flatMap((field) => field(scope) ?? []),
    })),
    values,
    submitText: text(plan.submitText),
  }
}

/** Depends on the fields and their rules, not on the language. */
function versionOf(plan: FormPlan, scope: FormScope): string {
  const fields = plan.sections.map((section) => section.fields.map((field) => field({ ...scope, language: 'en-US' })))
  return createHash('sha1').update(JSON.stringify(fields)).digest('hex').slice(0, 8)
}

/** All fields of a form, in order. */
export function fieldsOf(form: Form): FormField[] {
  return form.sections.flatMap(({ fields }) => fields)
}
