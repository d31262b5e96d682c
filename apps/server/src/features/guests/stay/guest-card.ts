import { readableInkOn } from '@innkeeper/domain/properties/contrast.ts'
import { defaultLanguage } from '@innkeeper/domain/properties/localization.ts'
import { interfaceLanguageFor } from '@innkeeper/i18n/languages.ts'
import type { QrSheet } from '../../../platform/pdf/port.ts'
import type { PropertySnapshot } from '../../properties/service.ts'

/** The server's texts; they come late, since all languages at once are large. */
type Translate = typeof import('@innkeeper/i18n/translate.ts').translate

type Card = {
  property: Pick<PropertySnapshot['property'], 'propertyId' | 'name' | 'brand' | 'localization'>
  guest: { firstName: string; language: string | null; linkKey: string }
  /** As PNG. */
  logo: Uint8Array | null
  /** Of the installation, as guests reach it. */
  origin: string
}

/** A card to hand over with the guest's own link, in their language. */
export function guestCard({ property, guest, logo, origin }: Card, translate: Translate): QrSheet {
  const { propertyId, name, brand, localization } = property
  const language = interfaceLanguageFor(guest.language ?? defaultLanguage(localization)?.code ?? 'en')
  const link = `${origin}/guestbook/${encodeURIComponent(propertyId)}/${guest.linkKey}`
  return {
    title: name,
    language,
    format: 'a6',
    brand: { name, colour: brand.brandColour, inkOnColour: readableInkOn(brand.brandColour), logo },
    codeName: '',
    invitations: [translate(language, 'guestCard.invitation')],
    address: link.replace(/^https?:\/\//, ''),
    labels: [
      { qr: link, code: translate(language, 'guestCard.welcome', { name: guest.firstName }), category: '' },
    ],
  }
}
