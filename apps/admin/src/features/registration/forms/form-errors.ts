import { KEPT_MONTHS } from '@innkeeper/domain/registration/constants.ts'
import { type FormField, isCustomField } from '@innkeeper/domain/registration/form-schema.ts'
import { isNeverAsked } from '@innkeeper/domain/registration/law-checks.ts'
import type { AdminTranslate } from '../../../platform/texts.ts'
import { type FormDraft, fieldsInOrder } from './form-draft.ts'
import { fieldName } from './law-words.ts'

type Language = { index: number; title: string }

/** What would be refused: by the name of a field, or by `name` and `keptMonths` of the form. */
export type FormErrors = Record<string, string | undefined>

/** A choice needs something to choose from. */
const CHOICES_MIN = 2

/** What is wrong with a draft, in words; own fields are written in the default language at least. */
export function formErrors(t: AdminTranslate, draft: FormDraft, language: Language): FormErrors {
  const { keptMonths } = draft.rules
  const isKept =
    Number.isInteger(keptMonths) && keptMonths >= KEPT_MONTHS.least && keptMonths <= KEPT_MONTHS.most
  const fields = fieldsInOrder(draft)
  const never = fields.filter((field) => isNeverAsked({ fields }, field))
  const names = never.map((field) => fieldName(t, field, language.index)).join(', ')
  return {
    name: draft.name.trim() === '' ? t('regForms.error.name') : undefined,
    keptMonths: isKept ? undefined : t('regForms.error.kept', KEPT_MONTHS),
    ...Object.fromEntries(fields.map((field) => [field.name, fieldError(t, field, language)])),
    nationality: never.length > 0 ? t('regForms.error.nationality', { names }) : undefined,
  }
}

function fieldError(t: AdminTranslate, field: FormField, { index, title }: Language): string | undefined {
  if (!isCustomField(field)) return undefined
  const isWritten = (labels: Record<string, string>) => (labels[index] ?? '').trim() !== ''
  if (!isWritten(field.labels)) return t('regForms.error.label', { language: title })
  const isShort =
    field.kind === 'single choice' &&
    field.choices.filter(({ labels }) => isWritten(labels)).length < CHOICES_MIN
  return isShort ? t('regForms.error.choices', { language: title }) : undefined
}
