import { stepOf } from './asked-fields.ts'
import type { WizardStep } from './constants.ts'
import { type FormBody, type FormField, isCustomField } from './form-schema.ts'
import { formBodyOf } from './presets.ts'

/*
 * Rules of the form editor.
 */

type Named = Pick<FormField, 'name'>

/** The fields of a step, in the form's order. */
export function fieldsOfStep<F extends Named>(fields: readonly F[], step: WizardStep): F[] {
  return fields.filter((field) => stepOf(field) === step)
}

/** A field at another place among those of its step; the other steps stay as they are. */
export function moveWithinStep<F extends Named>(fields: readonly F[], name: string, place: number): F[] {
  const field = fields.find((each) => each.name === name)
  if (!field) return [...fields]
  const step = stepOf(field)
  const others = fieldsOfStep(fields, step).filter((each) => each !== field)
  const moved = others.toSpliced(Math.max(0, place), 0, field)
  let next = 0
  return fields.map((each) => (stepOf(each) === step ? (moved[next++] ?? each) : each))
}

/** The form as its country's law asks; the house's own fields, hints, words and terms stay. */
export function asTheLawAsks(body: FormBody): FormBody {
  const law = formBodyOf(body.country)
  const hintsOf = (name: string) => body.fields.find((field) => field.name === name)?.hints ?? {}
  return {
    ...body,
    keptMonths: law.keptMonths,
    registersFromAge: law.registersFromAge,
    residentsAreExempt: law.residentsAreExempt,
    isDrawnSignatureAsked: law.isDrawnSignatureAsked,
    fields: [
      ...law.fields.map((field) => ({ ...field, hints: hintsOf(field.name) })),
      ...body.fields.filter(isCustomField),
    ],
  }
}

/** The number the terms get when they are saved: the next one once any word of them is another. */
export function termsVersionAfter(
  before: Pick<FormBody, 'terms' | 'termsVersion'>,
  terms: FormBody['terms'],
): number {
  const languages = new Set([...Object.keys(before.terms), ...Object.keys(terms)])
  const isSame = [...languages].every(
    (language) => (before.terms[language] ?? '') === (terms[language] ?? ''),
  )
  return isSame ? before.termsVersion : before.termsVersion + 1
}
