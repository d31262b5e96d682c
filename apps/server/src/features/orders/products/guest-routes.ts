import { getGuestProducts } from '@innkeeper/api/orders/products.ts'
import { parsePreviewers } from '@innkeeper/domain/guestbook/previewers.ts'
import { asksForDays, needsStay } from '@innkeeper/domain/orders/line-when.ts'
import { priceOf } from '@innkeeper/domain/orders/price-cart.ts'
import type { Product } from '@innkeeper/domain/orders/product-schema.ts'
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
import { findBoughtTimes } from '../availability/find-bought-times.ts'
import { findHad } from '../availability/find-had.ts'
import { findTaken } from '../availability/find-taken.ts'
import type { OfferedIn } from '../availability/offered-days.ts'
import type { OrderPayments } from '../order-payments.ts'
import { stayToAskFor } from '../place/priced.ts'
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
      const forVisitor = [...found.products.values()].filter((each) => isOfferedTo(each, visitors))
      const isDated = forVisitor.some(({ options }) => asksForDays(options, false))
      const now = clock.now().getTime()
      // Only what is sold out today, and what is had on some days, depends on how long the guest stays.
      const hasSoldOut = [...found.soldOutUntil.values()].some((until) => isSoldOut(until, now))
      const stay = hasSoldOut || isDated ? await guests.stayOf(propertyId, query.booking) : null
      const offered = forVisitor.filter(({ options }) => isPreview || !needsStay(options, stay))
      const times = { ...property, stay: stayToAskFor({ stay }, clock.now(), property), now }
      const { stock, taken, bought, had } = await db.tenant(
        propertyId,
        async (tx) => ({
          stock: await findStock(tx, propertyId, countedIn(offered)),
          taken: await findTaken(tx, { propertyId, subjects: datedIn(offered), ...daysIn(times) }),
          bought:
            stay && isDated
              ? await findBoughtTimes(tx, { propertyId, bookingId: stay.id, changes: undefined })
              : [],
          ...(stay && {
            had: await findHad(tx, {
              ...{ propertyId, bookingId: stay.id, subjects: datedIn(offered) },
              ...daysIn(times),
            }),
          }),
        }),
        { readOnly: true },
      )
      const setting = {
        catalogue: found,
        localization,
        languageIndex: language.index,
        stock,
        clock: { now, timeZone: property.timeZone, stay },
        dated: { isStore: false, times: { ...times, bought, ...(had && { had }) }, taken },
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

const daysIn = ({ stay: { arrival, departure } }: OfferedIn) => ({ from: arrival, to: departure })

const countedIn = (products: readonly Product[]) =>
  products.filter(({ options }) => !options.quantity.isUnlimited).map(({ id }) => id)

const datedIn = (products: readonly Product[]) =>
  products.filter(({ options }) => asksForDays(options, false)).map(({ id }) => id)
