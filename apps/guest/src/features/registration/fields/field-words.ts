import type { DocumentType } from '@innkeeper/domain/registration/constants.ts'
import { isCustomField } from '@innkeeper/domain/registration/custom-fields.ts'
import type { FormField } from '@innkeeper/domain/registration/form-schema.ts'
import type { FieldProblem } from '@innkeeper/domain/registration/problems.ts'
import { isStandardField } from '@innkeeper/domain/registration/standard-fields.ts'
import type { RegistrationTranslate } from '@innkeeper/i18n/catalogue-types.ts'

/** The server sends the words of one language. */
const only = (words: Readonly<Record<string, string>>): string => Object.values(words)[0] ?? ''

/** What a field is called: the product's word, or the property's own. */
export function fieldLabel(field: FormField, t: RegistrationTranslate): string {
  if (isCustomField(field)) return only(field.labels)
  return isStandardField(field.name) ? t(`registration.field.${field.name}`) : field.name
}

export function shownLabel(field: FormField, t: RegistrationTranslate): string {
  const label = fieldLabel(field, t)
  return field.isRequired ? label : t('registration.optional', { label })
}

export const fieldHint = (field: FormField): string => only(field.hints)

export const problemWords = (problem: FieldProblem, t: RegistrationTranslate): string =>
  t(`registration.problem.${problem}`)

const DOCUMENTS = {
  passport: 'registration.document.passport',
  'identity card': 'registration.document.identityCard',
  'residence permit': 'registration.document.residencePermit',
  'driving licence': 'registration.document.drivingLicence',
} as const satisfies Record<DocumentType, string>

/** What a choice is called. */
export function choiceLabel(field: FormField, choice: string, t: RegistrationTranslate): string {
  if (isCustomField(field)) return only(field.choices.find(({ id }) => id === choice)?.labels ?? {})
  if (choice in DOCUMENTS) return t(DOCUMENTS[choice as DocumentType])
  if (choice === 'business') return t('registration.purpose.business')
  return choice === 'leisure' ? t('registration.purpose.leisure') : t('registration.purpose.other')
}
