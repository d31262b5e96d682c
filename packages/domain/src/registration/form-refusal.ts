import type { FormBody } from './form-schema.ts'
import { presetOf } from './presets.ts'

/** Why a form cannot be kept as it is, and the field it is about. */
export type FormRefusal = { reason: 'forbidden-field' | 'nationality-not-asked'; field: string }

/**
 * The first thing that is wrong with a form: a field the law lets a house not ask for, or one for certain nationalities
 * where nobody is asked theirs.
 */
export function formRefusal({ country, fields }: FormBody): FormRefusal | null {
  const asked = fields.filter(({ isEnabled }) => isEnabled)
  const { forbidden } = presetOf(country)
  const unlawful = asked.find(({ name }) => (forbidden as readonly string[]).includes(name))
  if (unlawful) return { reason: 'forbidden-field', field: unlawful.name }
  if (asked.some(({ name }) => name === 'nationality')) return null
  const conditional = asked.find(({ nationality }) => nationality !== 'everyone')
  return conditional ? { reason: 'nationality-not-asked', field: conditional.name } : null
}
