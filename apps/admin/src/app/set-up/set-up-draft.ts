import type { NewPropertyRequest } from '@innkeeper/api/properties.ts'
import {
  FALLBACK_COUNTRY,
  GUESTBOOK_PRESETS,
  type GuestbookPreset,
} from '@innkeeper/domain/properties/constants.ts'
import { DEFAULT_BRAND } from '@innkeeper/domain/properties/defaults.ts'
import { guessedCountry } from '@innkeeper/domain/properties/guessed-country.ts'
import { suggestedPropertyId } from '@innkeeper/domain/properties/property-id.ts'
import { countryWays } from './country-ways.ts'

/** What somebody typed so far; the password is nobody's but the field's. */
export type SetUpDraft = {
  code: string
  ownerName: string
  email: string
  name: string
  /** Empty while the address follows the name. */
  typedId: string
  country: string
  currency: string
  timeZone: string
  languages: string[]
  preset: GuestbookPreset
  brandColour: string
  logoName: string
  /** The picture itself, as an address of its own; empty where there is none. */
  logoData: string
}

type Browser = Parameters<typeof guessedCountry>[0]

/** Before anything is typed: the country the browser stands in, with its ways. */
export function newDraft(browser: Browser): SetUpDraft {
  return withCountry(
    {
      code: '',
      ownerName: '',
      email: '',
      name: '',
      typedId: '',
      country: '',
      currency: '',
      timeZone: '',
      languages: [],
      preset: GUESTBOOK_PRESETS[0],
      brandColour: DEFAULT_BRAND.brandColour,
      logoName: '',
      logoData: '',
    },
    guessedCountry(browser) ?? FALLBACK_COUNTRY,
    browser.timeZone,
  )
}

/** The same answers in another country: its currency, time zone and languages take the place of those before. */
export function withCountry(draft: SetUpDraft, country: string, ownTimeZone: string): SetUpDraft {
  return { ...draft, country, ...countryWays(country, ownTimeZone) }
}

/** The property's id: as it was typed, else as its name suggests. */
export function draftId({ typedId, name }: Pick<SetUpDraft, 'typedId' | 'name'>): string {
  return typedId || suggestedPropertyId(name)
}

/** What the server is asked for. */
export function wishOf(draft: SetUpDraft): NewPropertyRequest {
  const { name, languages, preset, currency, timeZone, brandColour } = draft
  return { propertyId: draftId(draft), name: name.trim(), languages, preset, currency, timeZone, brandColour }
}

/** What a browser kept, laid over a new draft; whatever is not of the right shape is left out. */
export function readDraft(stored: string | null, fresh: SetUpDraft): SetUpDraft {
  const kept = parsed(stored)
  const fits = Object.entries(kept).filter(([key, value]) => isLike(fresh[key as keyof SetUpDraft], value))
  const read = { ...fresh, ...Object.fromEntries(fits) }
  return GUESTBOOK_PRESETS.includes(read.preset) && read.languages.length > 0 ? read : fresh
}

function parsed(stored: string | null): object {
  try {
    return Object(JSON.parse(stored ?? '{}'))
  } catch {
    return {}
  }
}

function isLike(known: unknown, value: unknown): boolean {
  if (Array.isArray(known)) return Array.isArray(value) && value.every((one) => typeof one === 'string')
  return known !== undefined && typeof known === typeof value
}
