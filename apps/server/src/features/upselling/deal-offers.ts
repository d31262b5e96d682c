import type { BoxPicture } from '@innkeeper/api/guestbook.ts'
import type { StoreDeal } from '@innkeeper/api/upselling/store.ts'
import { altFor } from '@innkeeper/domain/media/alt.ts'
import { isNothingLeft } from '@innkeeper/domain/orders/left-on-days.ts'
import { dealWords } from '@innkeeper/domain/upselling/deal-words.ts'
import { formatMoney } from '@innkeeper/i18n/format-numbers.ts'
import { interfaceLanguageFor, intlLocaleFor } from '@innkeeper/i18n/languages.ts'
import { translate } from '@innkeeper/i18n/translate.ts'
import { AppError } from '../../platform/http/app-error.ts'
import type { OfferSource } from '../html-builder/service.ts'
import type { PictureFacts } from '../media/service.ts'
import { type Catalogue, pricedBy } from '../orders/service.ts'
import type { PropertyService } from '../properties/service.ts'
import type { DealsOnSale } from './store/deals-on-sale.ts'
import type { createStore } from './store/store.ts'

type Dependencies = {
  properties: PropertyService
  catalogue: Catalogue
  dealsOnSale: DealsOnSale
  storeOf: ReturnType<typeof createStore>
}

/** Deals as pages and e-mails show them: what the store itself would show the guest at this moment. */
export function createDealOffers({ properties, catalogue, dealsOnSale, storeOf }: Dependencies): OfferSource {
  return {
    async list(propertyId, languageIndex) {
      const [{ property }, { pictures, defaultIndex }, deals] = await Promise.all([
        properties.snapshot(propertyId),
        catalogue.of(propertyId),
        dealsOnSale.of(propertyId),
      ])
      const languages = Object.values(property.localization.languages)
      const code = languages.find(({ index }) => index === languageIndex)?.code ?? 'en'
      return deals.map(({ deal, pictures: own, products }) => {
        const words = dealWords(deal, { languageIndex, defaultIndex })
        const ofProducts = products.flatMap(({ product }) => product.attachments)
        const [facts] = [...own, ...ofProducts.flatMap(({ mediaId }) => pictures.get(mediaId) ?? [])]
        return {
          id: deal.id,
          title: words?.title ?? '',
          text: words?.subtitle ?? '',
          price: priceWords(
            products.map(({ product, price }) => ({ price, pricedBy: pricedBy(product.options) })),
            { currency: property.currency, language: code },
          ),
          picture: facts ? withWords(facts, altFor('', facts, languageIndex)) : null,
        }
      })
    },
    async forVisitor(propertyId, linkKey, language) {
      if (linkKey === null) return []
      const store = await storeOf({ propertyId, linkKey, language }).catch(nobody)
      if (!store?.isOpen) return []
      const setting = { currency: store.currency, language: language.code }
      return store.deals.map((deal) => {
        const { id, title, subtitle, pictures, products } = deal
        const isFullyBooked = products.every(isNothingLeft)
        const open = products.filter((product) => !isNothingLeft(product))
        return {
          id,
          title,
          text: subtitle,
          price: isFullyBooked
            ? translate(interfaceLanguageFor(language.code), 'mail.offer.full')
            : priceWords(open, setting),
          picture: pictures[0] ?? null,
          path: `/upselling/${propertyId}/${linkKey}/products?deal=${id}`,
          isFullyBooked,
        }
      })
    },
  }
}

function withWords({ isDecorative: _, ...picture }: PictureFacts, alt: string): BoxPicture {
  return { ...picture, alt }
}

/** A link that opens no stay any more has no offers. */
function nobody(error: unknown): null {
  if (error instanceof AppError && error.code === 'booking/unknown') return null
  throw error
}

type Priced = Pick<StoreDeal['products'][number], 'price' | 'pricedBy'>

/** "NOK 450", "NOK 450 per night", or "from NOK 45" where its products cost differently. */
function priceWords(
  products: readonly Priced[],
  { currency, language }: { currency: string; language: string },
): string {
  const [first, ...others] = products.toSorted((a, b) => a.price - b.price)
  if (!first) return ''
  const code = interfaceLanguageFor(language)
  const money = formatMoney(first.price, currency, intlLocaleFor(language))
  const price =
    first.pricedBy === 'piece' ? money : translate(code, `mail.offer.${first.pricedBy}`, { price: money })
  const differs = others.some((other) => other.price !== first.price || other.pricedBy !== first.pricedBy)
  return differs ? translate(code, 'order.priceFrom', { price }) : price
}
