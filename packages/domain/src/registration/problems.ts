import { isEmail, isPhoneShape } from '../contact-shapes.ts'
import { singleLine } from '../single-line.ts'
import { type AskedPerson, ageOn, askedFields } from './asked-fields.ts'
import {
  ADULT_AGE,
  COMPANIONS_MAX,
  DOCUMENT_NUMBER_MAX,
  DOCUMENT_TYPES,
  type FieldKind,
  LINE_MAX,
  LONG_TEXT_MAX,
  NAME_MAX,
  OLDEST_AGE,
  type PersonKind,
  SIGNING_AGE,
  SPOUSE_AGE,
  STAY_PURPOSES,
} from './constants.ts'
import { isCustomField } from './custom-fields.ts'
import { isWrittenDay } from './dates.ts'
import type { FormBody, FormField } from './form-schema.ts'
import { isStandardField, standardField } from './standard-fields.ts'
import { isSigned } from './strokes.ts'
import type { Companion, FilledForm, Values } from './values.ts'

/** What is wrong with a value; each has its words at the field. */
export const FIELD_PROBLEMS = [
  'required',
  'not-a-date',
  'in-the-future',
  'too-long-ago',
  'too-long',
  'not-a-name',
  'not-an-email',
  'not-a-phone',
  'not-a-country',
  'not-a-choice',
  'not-a-document-number',
  'expired-before-arrival',
  'issued-in-the-future',
  'not-a-minor',
  'not-an-adult',
  'too-young-to-sign',
  'not-signed',
  'drawn-signature-asked',
  'too-many',
] as const
export type FieldProblem = (typeof FIELD_PROBLEMS)[number]

/** Where: the field's name, or `companions.<place>.<name>`. */
export type Problem = { field: string; problem: FieldProblem }

/** What the rules need to know beside the answers. */
export type FormFacts = {
  body: FormBody
  kind: Extract<PersonKind, 'main' | 'adult'>
  /** The stay's days: they come from the booking. */
  arrival: string
  departure: string
  /** The property's day. */
  today: string
  /** Whether an ID picture was taken. */
  hasPicture: boolean
  /** Fields the house knows already: they may be left out, but not be emptied. */
  known: readonly string[]
  /** The product's countries, where they are at hand: on the server. */
  countries?: ReadonlySet<string>
}

export const kindOf = (field: FormField): FieldKind =>
  isCustomField(field) ? field.kind : isStandardField(field.name) ? standardField(field.name).kind : 'text'

const given = (value: string | undefined): string | null => singleLine(value ?? '') || null

export function personOf(kind: PersonKind, values: Values): AskedPerson {
  const birthDate = given(values.birthDate)
  return {
    kind,
    nationality: given(values.nationality),
    residenceCountry: given(values.residenceCountry),
    birthDate: birthDate !== null && isWrittenDay(birthDate) ? birthDate : null,
  }
}

/** Who a companion is by the law of ages: a spouse as an adult, a child as a child. */
export const companionKind = (type: Companion['type']): PersonKind => (type === 'spouse' ? 'spouse' : 'child')

/** Everything that is wrong, in the order in which it is asked; empty means that the form can be sent. */
export function problemsOf(form: FilledForm, facts: FormFacts): Problem[] {
  const main = personProblems(form.values, facts.kind, facts, form)
  if (form.companions.length > COMPANIONS_MAX) return [...main, { field: 'companions', problem: 'too-many' }]
  return [
    ...main,
    ...form.companions.flatMap(({ type, values }, place) =>
      personProblems(values, companionKind(type), { ...facts, known: [] }, null).map(
        ({ field, problem }) => ({
          field: `companions.${place}.${field}`,
          problem,
        }),
      ),
    ),
  ]
}

/** What is wrong with one person's answers; companions are judged as they are typed, too. */
export function personProblems(
  values: Values,
  kind: PersonKind,
  facts: FormFacts,
  form: Pick<FilledForm, 'signature'> | null,
): Problem[] {
  const fields = askedFields(facts.body, personOf(kind, values), facts.arrival)
  return fields.flatMap((field) => {
    const problem = fieldProblem(field, values, kind, facts, form)
    return problem ? [{ field: field.name, problem }] : []
  })
}

function fieldProblem(
  field: FormField,
  values: Values,
  kind: PersonKind,
  facts: FormFacts,
  form: Pick<FilledForm, 'signature'> | null,
): FieldProblem | null {
  const fieldKind = kindOf(field)
  if (fieldKind === 'companions') return null
  if (fieldKind === 'signature') return signatureProblem(field, facts, form)
  if (fieldKind === 'picture') return field.isRequired && !facts.hasPicture ? 'required' : null
  // The days of the trip are the booking's.
  if (field.name === 'arrivalDate' || field.name === 'departureDate') return null
  const value = given(values[field.name])
  if (value === null) {
    const isLeftAlone = values[field.name] === undefined && facts.known.includes(field.name)
    return field.isRequired && !isLeftAlone ? 'required' : null
  }
  return valueProblem(field, value, facts) ?? meaningProblem(field.name, value, kind, facts)
}

function signatureProblem(
  field: FormField,
  { body }: FormFacts,
  form: Pick<FilledForm, 'signature'> | null,
): FieldProblem | null {
  const signature = form?.signature ?? null
  if (signature === null) return field.isRequired ? 'required' : null
  if (signature.kind === 'typed') return body.isDrawnSignatureAsked ? 'drawn-signature-asked' : null
  return isSigned(signature.strokes) ? null : 'not-signed'
}

const COUNTRY = /^[A-Z]{2}$/
/** Names of one letter and of any script; a name has a letter at least. */
const LETTER = /\p{L}/u
const DOCUMENT_NUMBER = /^[\p{L}\p{N}][\p{L}\p{N} ./<-]*$/u

function valueProblem(field: FormField, value: string, { countries }: FormFacts): FieldProblem | null {
  switch (kindOf(field)) {
    case 'date':
      return isWrittenDay(value) ? null : 'not-a-date'
    case 'country':
      return (countries?.has(value) ?? COUNTRY.test(value)) ? null : 'not-a-country'
    case 'email':
      return isEmail(value) ? null : 'not-an-email'
    case 'phone':
      return isPhoneShape(value) ? null : 'not-a-phone'
    case 'single choice':
      return choicesOf(field).includes(value) ? null : 'not-a-choice'
    case 'checkbox':
      return value === 'yes' ? null : 'required'
    default:
      return textProblem(field, value)
  }
}

function textProblem({ name }: FormField, value: string): FieldProblem | null {
  if (name === 'firstName' || name === 'lastName') {
    if (value.length > NAME_MAX) return 'too-long'
    return LETTER.test(value) ? null : 'not-a-name'
  }
  if (name === 'passportNumber' || name === 'idNumber') {
    if (value.length > DOCUMENT_NUMBER_MAX) return 'too-long'
    return DOCUMENT_NUMBER.test(value) ? null : 'not-a-document-number'
  }
  return value.length > (name.startsWith('own-') ? LONG_TEXT_MAX : LINE_MAX) ? 'too-long' : null
}

/** What can be chosen in a field. */
export function choicesOf(field: FormField): readonly string[] {
  if (isCustomField(field)) return field.choices.map(({ id }) => id)
  return field.name === 'documentType' ? DOCUMENT_TYPES : STAY_PURPOSES
}

function meaningProblem(
  name: string,
  value: string,
  kind: PersonKind,
  { today, arrival }: FormFacts,
): FieldProblem | null {
  if (name === 'birthDate') {
    if (value > today) return 'in-the-future'
    if (ageOn(value, today) > OLDEST_AGE) return 'too-long-ago'
    const age = ageOn(value, arrival)
    if (kind === 'child') return age < ADULT_AGE ? null : 'not-a-minor'
    if (kind === 'spouse') return age < SPOUSE_AGE ? 'not-an-adult' : null
    return age < SIGNING_AGE ? 'too-young-to-sign' : null
  }
  if (name === 'passportExpiryDate') return value < arrival ? 'expired-before-arrival' : null
  if (name === 'passportIssueDate') return value > today ? 'issued-in-the-future' : null
  return null
}
