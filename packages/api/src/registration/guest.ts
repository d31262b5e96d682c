import { propertyIdSchema, publicIdSchema } from '@innkeeper/domain/ids.ts'
import { formBodySchema, formFieldSchema } from '@innkeeper/domain/registration/form-schema.ts'
import { filledFormSchema, valuesSchema } from '@innkeeper/domain/registration/values.ts'
import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'

const hotel = z.object({ hotel: propertyIdSchema })
const GUEST = { access: 'guest', module: 'registrationForms' } as const
/** The booking's link key, or the token of a link that opens one person's form. */
const bookingSchema = publicIdSchema
const languageSchema = z.optional(z.coerce.number().check(z.int(), z.gte(0), z.lte(999)))

/** A form as guests get it: everything but its fields. */
export const guestFormSchema = z.object({
  id: z.string(),
  version: z.int(),
  country: formBodySchema.shape.country,
  keptMonths: z.int(),
  registersFromAge: z.nullable(z.int()),
  residentsAreExempt: z.boolean(),
  isDrawnSignatureAsked: z.boolean(),
  /** In the guest's language; empty where the house wrote none. */
  welcome: z.string(),
  terms: z.string(),
  termsVersion: z.int(),
})
export type GuestForm = z.infer<typeof guestFormSchema>

/** The fields of a form with the words of one language: `labels` and `hints` hold that index alone. */
export const guestFormFieldsSchema = z.object({ formId: z.string(), fields: z.array(formFieldSchema) })
export type GuestFormFields = z.infer<typeof guestFormFieldsSchema>

const formQuery = z.object({ booking: z.optional(bookingSchema), language: languageSchema })

export const listRegistrationForms = defineEndpoint({
  ...GUEST,
  method: 'GET',
  path: 'guest/:hotel/registrationForms',
  summary: 'The form this guest is asked; empty where there is none',
  params: hotel,
  query: formQuery,
  response: z.array(guestFormSchema),
})

export const listRegistrationFormsFields = defineEndpoint({
  ...GUEST,
  method: 'GET',
  path: 'guest/:hotel/registrationFormsFields',
  summary: 'The fields of that form; empty where there is none',
  params: hotel,
  query: formQuery,
  response: z.array(guestFormFieldsSchema),
})

/** Somebody of the booking, as far as the link may tell. */
export const registeredPersonSchema = z.object({
  /** First names, for the device that sent the form or made the link; empty for others. */
  name: z.string(),
  standing: z.enum(['registered', 'has a link']),
  /** Of a link that this device made and nobody used yet: to send it again. */
  linkId: z.nullable(z.string()),
})

/** What the wizard begins with. */
export const registrationStartSchema = z.object({
  /**
   * `open`: to be filled in. `filled`: the booking's guest is registered, or with a link whoever sent it from this
   * device. `used`: this link was. `none`: no form is asked.
   */
  standing: z.enum(['open', 'filled', 'used', 'none']),
  /** Whom this address is for: the booking with all its adults, or one person. */
  opens: z.enum(['booking', 'person']),
  /** Filled in at the desk: nothing of the house's is reachable from it. */
  isAtDesk: z.boolean(),
  /** Whose form comes next: the booking's guest first, then other adults. */
  person: z.enum(['main', 'adult']),
  form: z.nullable(z.extend(guestFormSchema, { fields: z.array(formFieldSchema) })),
  stay: z.object({
    arrival: z.string(),
    departure: z.string(),
    adults: z.nullable(z.int()),
    children: z.nullable(z.int()),
  }),
  /** What the house knows: names as they are, e-mail and phone masked. Left empty, these stay as they are. */
  known: valuesSchema,
  people: z.array(registeredPersonSchema),
  /** The property's day. */
  today: z.string(),
  privacyUrl: z.nullable(z.string()),
  termsUrl: z.nullable(z.string()),
})
export type RegistrationStart = z.infer<typeof registrationStartSchema>

export const getRegistration = defineEndpoint({
  ...GUEST,
  method: 'GET',
  path: 'guest/:hotel/registration/:bookingId',
  summary: 'Form, stay and what the house knows already, for the wizard; holds nothing that was sent',
  params: z.object({ hotel: propertyIdSchema, bookingId: bookingSchema }),
  query: z.object({ language: languageSchema }),
  response: registrationStartSchema,
})

export const listCountries = defineEndpoint({
  ...GUEST,
  method: 'GET',
  path: 'guest/:hotel/countries',
  summary: 'Countries with their name in a language, their own name and their phone prefix',
  params: hotel,
  query: z.object({ interfaceLanguage: z.optional(z.string().check(z.regex(/^[a-z]{2}$/))) }),
  response: z.array(
    z.object({ code: z.string(), name: z.string(), nativeName: z.string(), phonePrefix: z.string() }),
  ),
})
export type ListedCountry = z.infer<typeof listCountries.response>[number]

export const sendRegistrationForm = defineEndpoint({
  ...GUEST,
  method: 'POST',
  path: 'guest/:hotel/submittedRegistrationFormsV2',
  summary: 'Send a filled form; the same `clientKey` is the same form, and with other answers refused',
  params: hotel,
  body: z.object({
    booking: bookingSchema,
    formId: publicIdSchema,
    version: z.int(),
    clientKey: publicIdSchema,
    /** Language index the guest reads. */
    language: z._default(z.int().check(z.gte(0), z.lte(999)), 0),
    person: z.enum(['main', 'adult']),
    filled: filledFormSchema,
    /** The version of the terms that were shown. */
    termsVersion: z.nullable(z.int()),
    pictureId: z._default(z.nullable(publicIdSchema), null),
  }),
  limits: { bodyBytes: 256 * 1024, callsPerMinute: 60 },
  response: z.object({
    formId: z.string(),
    sentAt: z.string(),
    keptUntil: z.string(),
    people: z.array(registeredPersonSchema),
  }),
})

export type SentForm = z.infer<typeof sendRegistrationForm.body>
export type SentFormAnswer = z.infer<typeof sendRegistrationForm.response>

/** What the sending device may read back: numbers, e-mail and phone masked, neither signature nor picture. */
export const ownFormSchema = z.object({
  formId: z.string(),
  sentAt: z.string(),
  arrival: z.string(),
  departure: z.string(),
  values: valuesSchema,
  companions: z.array(z.object({ type: z.string(), values: valuesSchema })),
})
export type OwnForm = z.infer<typeof ownFormSchema>

export const getSentRegistrationForm = defineEndpoint({
  ...GUEST,
  method: 'GET',
  path: 'guest/:hotel/submittedRegistrationFormsV2/:formId',
  summary: 'A form this device sent within half an hour, numbers masked',
  params: z.object({ hotel: propertyIdSchema, formId: publicIdSchema }),
  response: ownFormSchema,
})

export const listPrintableForms = defineEndpoint({
  ...GUEST,
  method: 'POST',
  path: 'guest/:hotel/allPrintableForms',
  summary: 'Several of them; those that cannot be had are left out, so that failing gives an empty list',
  isSafe: true,
  params: hotel,
  body: z.object({ printableFormsIds: z.array(z.string().check(z.maxLength(100))).check(z.maxLength(40)) }),
  limits: { bodyBytes: 16 * 1024, callsPerMinute: 30 },
  response: z.array(ownFormSchema),
})

export const sendIdPicture = defineEndpoint({
  ...GUEST,
  method: 'POST',
  path: 'guest/:hotel/registrationPictures',
  summary: 'The picture of an identity document, before its form; without a form it is removed after an hour',
  isUpload: true,
  params: hotel,
  query: z.object({ booking: bookingSchema, clientKey: publicIdSchema }),
  limits: { bodyBytes: 20 * 1024 * 1024, callsPerMinute: 200 },
  response: z.object({ pictureId: z.string() }),
})

export const makeRegistrationLink = defineEndpoint({
  ...GUEST,
  method: 'POST',
  path: 'guest/:hotel/registrationLinks',
  summary: 'A link for another adult’s own phone: it opens that person’s form once, and nothing else',
  params: hotel,
  body: z.object({
    booking: bookingSchema,
    name: z.string().check(z.trim(), z.minLength(1), z.maxLength(60)),
    /** One that was made before and is sent again: the old address opens nothing any more. */
    replaces: z.optional(publicIdSchema),
  }),
  limits: { bodyBytes: 4096, callsPerMinute: 20 },
  response: z.object({ path: z.string(), people: z.array(registeredPersonSchema) }),
})
export type MadeLink = z.infer<typeof makeRegistrationLink.response>
