import { getGuestProducts } from '@innkeeper/api/orders/products.ts'
import { parsePreviewers } from '@innkeeper/domain/guestbook/previewers.ts'
import { priceOf } from '@innkeeper/domain/orders/price-cart.ts'
import { isOfferedTo } from '@innkeeper/domain/orders/product-visibility.ts'
import { isSoldOut } from '@innkeeper/domain/orders/sold-out.ts'
import { chooseLanguage } from '@innkeeper/domain/properties/localization.ts'
import type { Clock } from '../../../platform/clock/port.ts'
import type { Database } from '../../../platform/db/port.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { type Handler, read } from '../../../platform/http/handlers.ts'
import { languagePreference } from '../../../platform/http/language-preference.ts'
import type { GuestService } from '../../guests/service.ts'
import type { PropertyService } from '../../properties/service.ts'
import type { OrderPayments } from '../order-payments.ts'
import type { Catalogue } from './catalogue.ts'
import { presentGuestProduct, presentPayment } from './guest-presenter.ts'
import { findStock } from './repository.ts'

type Services = {
  db: Database
  clock: Clock
  properties: PropertyService
  guests: GuestService
  catalogue: Catalogue
  paymentOptions: OrderPayments['paymentOptions']
  isPreviewToken(token: string, propertyId: string): Promise<boolean>
}

/** What a visitor can order. */
export function guestProductHandlers(services: Services): Handler[] {
  const { db, clock, properties, guests, catalogue, paymentOptions, isPreviewToken } = services
  return [
    read(getGuestProducts, async ({ propertyId, query, request }) => {
      // What is offered here is offered in the guestbook.
      await properties.requireModule(propertyId, 'guestbook')
      const [{ property }, visitor, found, options] = await Promise.all([
        properties.snapshot(propertyId),
        guests.visitorOf(propertyId, query.booking),
        catalogue.of(propertyId),
        paymentOptions(propertyId),
      ])
      const { localization, currency } = property
      const language = chooseLanguage(localization, languagePreference(request, query.language))
      if (!language) throw new AppError('property/unknown', 'This property has no language.')
      const isPreview = query.preview !== undefined && (await isPreviewToken(query.preview, propertyId))
      const visitors = isPreview ? parsePreviewers(query.previewAs) : [visitor]
      const offered = [...found.products.values()].filter((each) => isOfferedTo(each, visitors))
      const counted = offered.filter((each) => !each.options.quantity.isUnlimited).map(({ id }) => id)
      const stock =
        counted.length === 0
          ? new Map()
          : await db.tenant(propertyId, (tx) => findStock(tx, propertyId, counted), { readOnly: true })
      const now = clock.now().getTime()
      // Only what is sold out today depends on how long the guest stays.
      const hasSoldOut = [...found.soldOutUntil.values()].some((until) => isSoldOut(until, now))
      const stay = hasSoldOut ? await guests.stayOf(propertyId, query.booking) : null
      const setting = {
        catalogue: found,
        localization,
        languageIndex: language.index,
        stock,
        clock: { now, timeZone: property.timeZone, stay },
      }
      return {
        currency,
        language: { code: language.code, index: language.index },
        products: offered.map((product) => presentGuestProduct(product, setting)),
        serviceCharge: found.serviceCharge ? priceOf(found.serviceCharge) : null,
        payment: presentPayment(options, visitors[0]?.state ?? visitor.state),
      }
    }),
  ]
}
