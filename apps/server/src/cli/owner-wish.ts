import { type NewPropertyRequest, newPropertySchema } from '@innkeeper/api/properties.ts'
import { accountNameSchema, emailSchema } from '@innkeeper/domain/auth/account-schema.ts'
import { PROPERTY_ID_PATTERN } from '@innkeeper/domain/ids.ts'
import { FALLBACK_COUNTRY, GUESTBOOK_PRESETS } from '@innkeeper/domain/properties/constants.ts'
import { countryDefaults } from '@innkeeper/domain/properties/country-defaults.ts'
import { contentLanguageOf } from '@innkeeper/i18n/content-languages.ts'
import * as z from 'zod/mini'
import { StartupError } from '../platform/db/errors.ts'

/** What `create-owner` takes; the same questions as the set-up page's. */
export type OwnerOptions = {
  email: string
  name: string
  property: string
  propertyName?: string
  country?: string
  languages?: string
  currency?: string
  timeZone?: string
  kind?: string
  brandColour?: string
}

/** As it also travels to a running server, which holds the embedded database. */
export const ownerWishSchema = z.object({
  email: emailSchema,
  name: accountNameSchema,
  passwordHash: z.string(),
  property: newPropertySchema,
})
export type OwnerWish = z.infer<typeof ownerWishSchema>

type Person = Pick<OwnerWish, 'email' | 'name' | 'property'>

/** Reads the options; throws a StartupError that names the one to correct. */
export function ownerWishOf(options: OwnerOptions): Person {
  const country = options.country?.toUpperCase() ?? FALLBACK_COUNTRY
  const ways = countryDefaults(country)
  if (!PROPERTY_ID_PATTERN.test(options.property)) {
    throw new StartupError(
      `${options.property} cannot be the id of a property.`,
      'Use 3 to 40 lower case letters, digits or hyphens.',
    )
  }
  const languages = options.languages?.toUpperCase().split(/[\s,]+/) ?? [...ways.languages]
  const unknown = languages.find((language) => !contentLanguageOf(language))
  if (unknown !== undefined)
    throw new StartupError(`No language of ${unknown} is known.`, 'Correct --languages, such as NO,GB.')
  const property: Record<keyof NewPropertyRequest, unknown> = {
    propertyId: options.property,
    name: options.propertyName ?? options.property,
    languages,
    preset: options.kind ?? 'hotel',
    currency: options.currency?.toUpperCase() ?? ways.currency,
    timeZone: options.timeZone ?? ways.timeZone,
    brandColour: options.brandColour,
  }
  const read = z.safeParse(z.omit(ownerWishSchema, { passwordHash: true }), {
    email: options.email,
    name: options.name,
    property,
  })
  if (read.success) return read.data
  throw refusalOf(read.error.issues[0]?.path.join('.') ?? '', options)
}

const OPTION_OF: Readonly<Record<string, keyof OwnerOptions>> = {
  email: 'email',
  name: 'name',
  'property.name': 'propertyName',
  'property.preset': 'kind',
  'property.currency': 'currency',
  'property.timeZone': 'timeZone',
  'property.brandColour': 'brandColour',
}

const WORDS: Partial<Record<keyof OwnerOptions, string>> = {
  email: 'is not an e-mail address.',
  name: 'is not a name.',
  propertyName: 'is not a name.',
  kind: `is not a kind of house: ${GUESTBOOK_PRESETS.join(', ')}.`,
  currency: 'is not a currency, such as NOK.',
  timeZone: 'is not a time zone, such as Europe/Oslo.',
  brandColour: 'is not a colour, such as #1f3a34.',
}

function refusalOf(path: string, options: OwnerOptions): StartupError {
  const option = OPTION_OF[path] ?? 'property'
  const flag = option.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
  return new StartupError(`“${options[option] ?? ''}” ${WORDS[option] ?? 'is wrong.'}`, `Correct --${flag}.`)
}
