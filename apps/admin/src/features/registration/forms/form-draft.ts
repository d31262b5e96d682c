import type { StaffForm } from '@innkeeper/api/registration/forms.ts'
import { termsVersionAfter } from '@innkeeper/domain/registration/edit-form.ts'
import {
  type FormBody,
  type FormField,
  isCustomField,
  type RegistrationForm,
} from '@innkeeper/domain/registration/form-schema.ts'

type Words = Record<string, string>

/** A form as it is edited: fields by name and their order apart, so that two people's changes can be brought together. */
export type FormDraft = Pick<RegistrationForm, 'name' | 'isOn' | 'targetGroupIds'> & {
  rules: Pick<FormBody, 'keptMonths' | 'registersFromAge' | 'residentsAreExempt' | 'isDrawnSignatureAsked'>
  fields: Record<string, FormField>
  order: string[]
  welcome: Words
  terms: Words
}

export function draftOf({ name, isOn, targetGroupIds, body }: RegistrationForm): FormDraft {
  return { name, isOn, targetGroupIds, ...partsOf(body) }
}

/** What of a draft the version of a form is made of. */
export function partsOf(body: FormBody): Pick<FormDraft, 'rules' | 'fields' | 'order' | 'welcome' | 'terms'> {
  const { keptMonths, registersFromAge, residentsAreExempt, isDrawnSignatureAsked, welcome, terms } = body
  return {
    rules: { keptMonths, registersFromAge, residentsAreExempt, isDrawnSignatureAsked },
    fields: Object.fromEntries(body.fields.map((field) => [field.name, field])),
    order: body.fields.map(({ name }) => name),
    welcome,
    terms,
  }
}

export const fieldsInOrder = ({ fields, order }: Pick<FormDraft, 'fields' | 'order'>): FormField[] =>
  order.flatMap((name) => fields[name] ?? [])

/** What guests would be asked, seen from the version it is based on. */
export function bodyOf(draft: FormDraft, { country, ...before }: FormBody): FormBody {
  const { rules, welcome, terms } = draft
  return {
    ...rules,
    country,
    fields: fieldsInOrder(draft),
    welcome,
    terms,
    termsVersion: termsVersionAfter(before, terms),
  }
}

/** What is sent, as a change of what was read. */
export function formOf(draft: FormDraft, base: StaffForm): RegistrationForm & { revision: number } {
  const { name, isOn, targetGroupIds } = draft
  return { name, isOn, targetGroupIds, body: bodyOf(draft, base.body), revision: base.revision }
}

/** No languages nobody wrote in, no spaces around words, every field once in the order. */
export function tidyDraft(draft: FormDraft): FormDraft {
  const fields = Object.fromEntries(
    Object.entries(draft.fields).map(([name, field]) => [name, tidyField(field)]),
  )
  const known = [...new Set(draft.order)].filter((name) => name in fields)
  return {
    ...draft,
    name: draft.name.trim(),
    fields,
    order: [...known, ...Object.keys(fields).filter((name) => !known.includes(name))],
    welcome: written(draft.welcome),
    terms: written(draft.terms),
  }
}

function tidyField(field: FormField): FormField {
  const hints = written(field.hints)
  if (!isCustomField(field)) return { ...field, hints }
  const choices = field.choices.map(({ id, labels }) => ({ id, labels: written(labels) }))
  return {
    ...field,
    hints,
    labels: written(field.labels),
    choices:
      field.kind === 'single choice' ? choices.filter(({ labels }) => Object.keys(labels).length > 0) : [],
  }
}

function written(words: Words): Words {
  return Object.fromEntries(
    Object.entries(words).flatMap(([language, text]) => (text.trim() ? [[language, text.trim()]] : [])),
  )
}
