import type { Store } from '@innkeeper/api/upselling/store.ts'
import { maskedEmail, maskedPhone } from '@innkeeper/domain/messaging/thread-reading.ts'
import { priceOf } from '@innkeeper/domain/orders/price-cart.ts'
import type { PaymentService } from '@innkeeper/domain/payments/constants.ts'
import type { PropertyLanguage } from '@innkeeper/domain/properties/localization.ts'
import { isStoreOpen, storeClosesAt } from '@innkeeper/domain/upselling/store-deadline.ts'
import type { Clock } from '../../../platform/clock/port.ts'
import type { Database } from '../../../platform/db/port.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import type { GuestService } from '../../guests/service.ts'
import {
  type Catalogue,
  type EndingOrders,
  findBoughtTimes,
  findHad,
  findStock,
  findTaken,
  type OrderPayments,
  type StayOrders,
  stockWithout,
  takenWithout,
} from '../../orders/service.ts'
import type { PropertyService } from '../../properties/service.ts'
import type { DealOnSale, DealsOnSale } from './deals-on-sale.ts'
import { presentStoreDeal } from './presenter.ts'
import { sampleStay } from './sample-stay.ts'
import { dealsFor, storeTimes } from './store-terms.ts'

/** The id of a booking that a preview has. */
const PREVIEW = 'preview'

type Dependencies = {
  db: Database
  clock: Clock
  properties: PropertyService
  guests: GuestService
  catalogue: Catalogue
  dealsOnSale: DealsOnSale
  stayOrders: Pick<StayOrders, 'list'>
  paymentOptions: OrderPayments['paymentOptions']
  isPreviewToken(token: string, propertyId: string): Promise<boolean>
}

type Call = {
  propertyId: string
  linkKey: string
  language: PropertyLanguage
  /** A signed token, with the id `preview`: for whoever edits deals. */
  preview?: string | undefined
  /** The deal they edit, also while it is paused. */
  deal?: string | undefined
  /** The watch id of an order that is being changed. */
  changes?: string | undefined
  /** The id of an order that waits for its payment and is to be ordered anew. */
  replaces?: string | undefined
}

/**
 * The store of one stay; throws `booking/unknown` where the link opens none. Closed, it shows no deals. A preview shows
 * a sample stay every deal that is on sale.
 */
export function createStore(deps: Dependencies) {
  const { db, clock, properties, guests, catalogue, dealsOnSale, stayOrders, paymentOptions } = deps

  async function isPreviewed({ propertyId, linkKey, preview }: Call): Promise<boolean> {
    const isNamed = preview !== undefined && linkKey.trim().toLowerCase() === PREVIEW
    return isNamed && (await deps.isPreviewToken(preview, propertyId))
  }

  return async function storeOf(call: Call): Promise<Store> {
    const { propertyId, linkKey, language } = call
    const now = clock.now()
    const [snapshot, isSample] = await Promise.all([properties.snapshot(propertyId), isPreviewed(call)])
    const { property } = snapshot
    const stay = isSample ? sampleStay(property, now) : await guests.stayOf(propertyId, linkKey)
    if (!stay) throw new AppError('booking/unknown', 'No such booking.')
    const [found, options, orders] = await Promise.all([
      catalogue.of(propertyId),
      paymentOptions(propertyId),
      isSample ? [] : stayOrders.list({ propertyId, linkKey, languageIndex: language.index }),
    ])
    const { timeZone, checkInTime, checkOutTime } = property
    const deadline = storeTimes(snapshot, stay)
    const isOpen = isStoreOpen(deadline, now.getTime())
    const forStay = () => dealsFor({ guests, dealsOnSale }, { propertyId, stay, now, timeZone })
    const forEditor = () => dealsOnSale.withOthers(propertyId, ({ id }) => id === call.deal)
    const offered = isOpen ? await (isSample ? forEditor() : forStay()) : []
    const { changes, replaces } = call
    const ending: EndingOrders = { propertyId, stay, device: null, changes, replaces }
    const days = { subjects: subjectsOf(offered), from: stay.arrival, to: stay.departure }
    const { taken, stock, bought, had } = await db.tenant(
      propertyId,
      async (tx) => ({
        taken: await takenWithout(tx, ending, await findTaken(tx, { propertyId, ...days })),
        stock: await stockWithout(tx, ending, await findStock(tx, propertyId, countedIn(offered))),
        bought: await findBoughtTimes(tx, { propertyId, bookingId: stay.id, changes }),
        had: await findHad(tx, { propertyId, bookingId: stay.id, ...days, ending }),
      }),
      { readOnly: true },
    )
    const setting = {
      catalogue: found,
      localization: property.localization,
      languageIndex: language.index,
      stock,
      clock: { now: now.getTime(), timeZone, stay },
      dated: {
        isStore: true,
        times: { stay, checkInTime, checkOutTime, timeZone, now: now.getTime(), bought, had },
        taken,
      },
    }
    return {
      closesAt: new Date(storeClosesAt(deadline)).toISOString(),
      isOpen,
      guest: {
        firstName: stay.firstName,
        email: stay.email && maskedEmail(stay.email),
        phone: stay.phone && maskedPhone(stay.phone),
      },
      stay: {
        arrival: stay.arrival,
        departure: stay.departure,
        checkInTime: stay.checkInTime ?? checkInTime,
        checkOutTime: stay.checkOutTime ?? checkOutTime,
      },
      language: { code: language.code, index: language.index },
      currency: property.currency,
      deals: offered.map((each) => presentStoreDeal(each, setting)),
      payment: paymentsFor(options.services, changes).map((service) => ({
        service,
        methods: service === 'Pay Now' ? options.methods : [],
      })),
      serviceCharge: found.serviceCharge ? priceOf(found.serviceCharge) : null,
      orders,
    }
  }
}

const subjectsOf = (offered: readonly DealOnSale[]) =>
  offered.flatMap(({ deal, products }) => [`deal/${deal.id}`, ...products.map(({ product }) => product.id)])

const countedIn = (offered: readonly DealOnSale[]) =>
  offered.flatMap(({ products }) =>
    products.filter(({ product }) => !product.options.quantity.isUnlimited).map(({ product }) => product.id),
  )

/** An order that is changed ends with the new one: a payment that nobody finished would leave the guest with neither. */
const paymentsFor = (services: readonly PaymentService[], changes: string | undefined) =>
  services.filter((service) => changes === undefined || service !== 'Pay Now')
