import * as z from 'zod/mini'
import { publicIdSchema } from '../ids.ts'
import { singleLine } from '../single-line.ts'
import {
  APPLIES_TO,
  CHOICES_MAX,
  CUSTOM_FIELDS_MAX,
  CUSTOM_KINDS,
  KEPT_MONTHS,
  LONG_TEXT_MAX,
  NATIONALITY_CONDITIONS,
} from './constants.ts'
import { CUSTOM_NAME } from './custom-fields.ts'
import { STANDARD_FIELD_NAMES } from './standard-fields.ts'

/** Words by the index of a language of the property. */
const wordsOf = (max: number) =>
  z.record(
    z.string().check(z.regex(/^\d{1,3}$/)),
    z.string().check(z.overwrite(singleLine), z.maxLength(max)),
  )

const asked = {
  isEnabled: z.boolean(),
  isRequired: z.boolean(),
  appliesTo: z.enum(APPLIES_TO),
  nationality: z.enum(NATIONALITY_CONDITIONS),
}

/** A field the product knows: its words are the product's, the property may put a hint of its own below. */
export const standardFieldSchema = z.object({
  name: z.enum(STANDARD_FIELD_NAMES as [string, ...string[]]),
  ...asked,
  hints: z._default(wordsOf(300), {}),
})

/** A field of the property's own. */
export const customFieldSchema = z.object({
  name: z.string().check(z.regex(CUSTOM_NAME)),
  kind: z.enum(CUSTOM_KINDS),
  ...asked,
  labels: wordsOf(120),
  hints: z._default(wordsOf(300), {}),
  choices: z._default(
    z
      .array(z.object({ id: z.string().check(z.regex(/^[\w-]{1,22}$/)), labels: wordsOf(120) }))
      .check(z.maxLength(CHOICES_MAX)),
    [],
  ),
})

export const formFieldSchema = z.union([customFieldSchema, standardFieldSchema])
export type FormField = z.infer<typeof formFieldSchema>
export type CustomField = z.infer<typeof customFieldSchema>

export { isCustomField } from './custom-fields.ts'

/** What a form is, apart from its name and its place among others; each version of it is kept as it was. */
export const formBodySchema = z.object({
  /** The country whose law it follows. */
  country: z.string().check(z.regex(/^[A-Z]{2}$/)),
  keptMonths: z.int().check(z.gte(KEPT_MONTHS.least), z.lte(KEPT_MONTHS.most)),
  /** Whoever is younger on arrival says a name and a birth date alone; null where age makes no difference. */
  registersFromAge: z.nullable(z.int().check(z.gte(1), z.lte(18))),
  /** Foreigners who live in the country are asked what its own people are. */
  residentsAreExempt: z.boolean(),
  /** A typed name is no signature. */
  isDrawnSignatureAsked: z.boolean(),
  /** In the order in which they are asked within their step. */
  fields: z.array(formFieldSchema).check(
    z.maxLength(STANDARD_FIELD_NAMES.length + CUSTOM_FIELDS_MAX),
    z.refine((fields) => new Set(fields.map(({ name }) => name)).size === fields.length),
  ),
  /** What a guest reads above the form, by language. */
  welcome: z._default(wordsOf(300), {}),
  /** The terms that are accepted, by language; empty where the property's own terms are meant. */
  terms: z._default(
    z.record(z.string().check(z.regex(/^\d{1,3}$/)), z.string().check(z.maxLength(LONG_TEXT_MAX))),
    {},
  ),
  /** Raised when the terms change, so that it is known which were accepted. */
  termsVersion: z.int().check(z.gte(1)),
})
export type FormBody = z.infer<typeof formBodySchema>

export const formSchema = z.object({
  name: z.string().check(z.overwrite(singleLine), z.minLength(1), z.maxLength(100)),
  isOn: z.boolean(),
  /** Guests of these are asked it; empty means everybody whom no other form is for. */
  targetGroupIds: z.array(publicIdSchema).check(z.maxLength(50)),
  body: formBodySchema,
})
export type RegistrationForm = z.infer<typeof formSchema>
