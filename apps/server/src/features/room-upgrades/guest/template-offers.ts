import { formatMoney } from '@innkeeper/i18n/format-numbers.ts'
import { interfaceLanguageFor, intlLocaleFor } from '@innkeeper/i18n/languages.ts'
import { translate } from '@innkeeper/i18n/translate.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import type { OfferSource } from '../../html-builder/service.ts'
import type { PropertyService } from '../../properties/service.ts'
import type { UpgradeOffer, UpgradeOffers } from './upgrade-offers.ts'

type Dependencies = { properties: PropertyService; upgradeOffers: UpgradeOffers }

/** Rooms as the pages and e-mails of the HTML builder show them. */
export function createTemplateOffers({ properties, upgradeOffers }: Dependencies): OfferSource {
  return {
    async list(propertyId, languageIndex) {
      const [{ property }, { offers, currency }] = await Promise.all([
        properties.snapshot(propertyId),
        upgradeOffers.forAll(propertyId, languageIndex),
      ])
      const languages = Object.values(property.localization.languages)
      const language = languages.find(({ index }) => index === languageIndex)?.code ?? 'en'
      return offers.map((offer) => shown(offer, { currency, language }))
    },
    async forVisitor(propertyId, linkKey, { index, code: language }) {
      const found =
        linkKey === null
          ? await upgradeOffers.forAll(propertyId, index)
          : await upgradeOffers.forStay(propertyId, linkKey, index).catch(nobody)
      const own = linkKey === null ? '' : `/${linkKey}`
      return found.offers.map((offer) => ({
        ...shown(offer, { currency: found.currency, language }),
        path: `/room-upgrades/${propertyId}${own}/room/${offer.id}`,
        isFullyBooked: offer.isFullyBooked,
      }))
    },
  }
}

/** A link that opens no stay any more has no rooms. */
function nobody(error: unknown): { currency: string; offers: UpgradeOffer[] } {
  if (error instanceof AppError && error.code === 'booking/unknown') return { currency: '', offers: [] }
  throw error
}

function shown(
  { id, title, description, picture, pricePerNight, isFrom, isFullyBooked }: UpgradeOffer,
  { currency, language }: { currency: string; language: string },
) {
  const code = interfaceLanguageFor(language)
  const money = formatMoney(pricePerNight, currency, intlLocaleFor(language))
  const perNight = translate(code, 'mail.offer.night', { price: money })
  const price = isFrom ? translate(code, 'order.priceFrom', { price: perNight }) : perNight
  return {
    id,
    title,
    text: description,
    price: isFullyBooked ? translate(code, 'mail.offer.full') : price,
    picture,
  }
}
