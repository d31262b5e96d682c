import type { NationalityCondition } from '@innkeeper/domain/registration/constants.ts'
import type { FormBody, FormField } from '@innkeeper/domain/registration/form-schema.ts'

const NUMBERS = ['passportNumber', 'idNumber']

/** What a nationality means for the document: nothing to say, asked for, or spared and why. */
export type NationalityNote = null | { isAsked: boolean; because: NationalityCondition }

/** Said at once below the nationality, where the form asks some people for a document and others not. */
export function nationalityNote(
  { fields }: Pick<FormBody, 'fields'>,
  asked: readonly FormField[],
  nationality: string,
): NationalityNote {
  const number = fields.find(({ name, isEnabled }) => isEnabled && NUMBERS.includes(name))
  if (!number || number.nationality === 'everyone' || nationality === '') return null
  return { isAsked: asked.some(({ name }) => name === number.name), because: number.nationality }
}
