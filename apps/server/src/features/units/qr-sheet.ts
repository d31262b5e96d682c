import { queryString } from '@innkeeper/api/address.ts'
import type { QrSheetLayout } from '@innkeeper/api/units.ts'
import { readableInkOn } from '@innkeeper/domain/properties/contrast.ts'
import type { Localization } from '@innkeeper/domain/properties/localization.ts'
import type { Brand } from '@innkeeper/domain/properties/schema.ts'
import { interfaceLanguageFor } from '@innkeeper/i18n/languages.ts'
import type { QrSheet } from '../../platform/pdf/port.ts'

export type SheetUnit = { code: string; category: string; linkId: string }
export type SheetProperty = {
  propertyId: string
  name: string
  brand: Pick<Brand, 'brandColour'>
  localization: Localization
  /** As PNG. */
  logo: Uint8Array | null
  /** Of the installation, as guests reach it. */
  origin: string
}

/** The server's texts; they come late, since all languages at once are large. */
type Translate = typeof import('@innkeeper/i18n/translate.ts').translate

/** Where a unit's QR code leads: it knows the unit and opens none of its secrets (product 2). */
export function unitLink(place: Pick<SheetProperty, 'origin' | 'propertyId'>, linkId: string): string {
  return guestbookAddress(place) + queryString({ l: linkId })
}

function guestbookAddress({ origin, propertyId }: Pick<SheetProperty, 'origin' | 'propertyId'>): string {
  return `${origin}/guestbook/${encodeURIComponent(propertyId)}`
}

/** The sheet in the colours and the languages of the property. */
export function qrSheet(
  property: SheetProperty,
  units: readonly SheetUnit[],
  { layout, translate }: { layout: QrSheetLayout; translate: Translate },
): QrSheet {
  const { name, brand, logo } = property
  const languages = sheetLanguages(property.localization)
  const [main = 'en'] = languages
  return {
    title: name,
    language: main,
    format: layout,
    brand: { name, colour: brand.brandColour, inkOnColour: readableInkOn(brand.brandColour), logo },
    codeName: translate(main, 'receipt.room'),
    invitations: languages.map((language) => translate(language, 'unitQr.invitation')),
    address: guestbookAddress(property).replace(/^https?:\/\//, ''),
    labels: units.map(({ code, category, linkId }) => ({ qr: unitLink(property, linkId), code, category })),
  }
}

/** The languages guests are spoken to in, the property's own first, each once. */
export function sheetLanguages({ languages, default: own }: Localization): string[] {
  const shown = Object.entries(languages)
    .filter(([country, { isVisible }]) => isVisible || country === own)
    .toSorted(
      ([a, first], [b, second]) => Number(b === own) - Number(a === own) || first.order - second.order,
    )
  return [...new Set(shown.map(([, { code }]) => interfaceLanguageFor(code)))]
}
