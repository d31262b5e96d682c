import type { NewPropertyRequest } from '@innkeeper/api/properties.ts'
import type { Card } from '@innkeeper/domain/guestbook/card-schema.ts'
import { countryDefaults } from '@innkeeper/domain/properties/country-defaults.ts'
import { DEFAULT_BRAND } from '@innkeeper/domain/properties/defaults.ts'
import { languagesOf } from '@innkeeper/domain/properties/first-languages.ts'
import { contentLanguageOf } from '@innkeeper/i18n/content-languages.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { type NewProperty, newProperty } from './new-property.ts'
import { firstGuestbook } from './preset/first-guestbook.ts'

const FIRST_VERSION = 1

/** The property somebody asks for and the cards it begins with: what is stored, and what the preview beside the form shows. */
export function wishedProperty(wish: NewPropertyRequest): { property: NewProperty; cards: Card[] } {
  const localization = languagesOf(wish.languages.map(knownLanguage))
  const { currency, timeZone } = countryDefaults(localization.default)
  const { cards, tabBar } = firstGuestbook(wish.preset, localization)
  const property: NewProperty = {
    ...newProperty(wish.propertyId, wish.name.trim()),
    currency: wish.currency ?? currency,
    timeZone: wish.timeZone ?? timeZone,
    brand: { ...DEFAULT_BRAND, brandColour: wish.brandColour ?? DEFAULT_BRAND.brandColour },
    plan: 'essential',
    localization,
    tabBar,
    guestbookVersion: FIRST_VERSION,
  }
  return { property, cards }
}

function knownLanguage(country: string) {
  const language = contentLanguageOf(country)
  if (!language) throw new AppError('property/language-unknown', `No language of ${country}.`)
  return { country, code: language.code, title: language.nativeName }
}
