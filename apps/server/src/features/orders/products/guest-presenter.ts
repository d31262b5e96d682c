import type { GuestCatalogue, GuestProduct, OfferedDay, PricedBy } from '@innkeeper/api/orders/products.ts'
import { altFor } from '@innkeeper/domain/media/alt.ts'
import { attachmentName } from '@innkeeper/domain/orders/attachment-name.ts'
import { availabilityOf } from '@innkeeper/domain/orders/availability.ts'
import { categoryName } from '@innkeeper/domain/orders/category-name.ts'
import { windowProblem } from '@innkeeper/domain/orders/delivery-times.ts'
import type { StayAndClock } from '@innkeeper/domain/orders/delivery-window.ts'
import { asksForDays, isBeforeTheyLeave, isWhileTheirRoom } from '@innkeeper/domain/orders/line-when.ts'
import { priceOf } from '@innkeeper/domain/orders/price-cart.ts'
import { asksForTime, handoverMethods } from '@innkeeper/domain/orders/product-kinds.ts'
import type { Choice, Product } from '@innkeeper/domain/orders/product-schema.ts'
import { nameOf, type WordsWanted, wordsOf } from '@innkeeper/domain/orders/product-words.ts'
import { isSoldOut, isSoldOutOn } from '@innkeeper/domain/orders/sold-out.ts'
import type { Localization } from '@innkeeper/domain/properties/localization.ts'
import type { Taken } from '../availability/find-taken.ts'
import { type OfferedIn, offeredDays } from '../availability/offered-days.ts'
import type { PaymentOptions } from '../order-payments.ts'
import type { CatalogueSnapshot } from './catalogue.ts'

type Setting = {
  catalogue: CatalogueSnapshot
  localization: Localization
  languageIndex: number
  /** How many are left of those that are counted. */
  stock: ReadonlyMap<string, number>
  /** Now, and for whose stay. */
  clock: StayAndClock
  /** For which days it can be asked, and what is taken of them. */
  dated: { isStore: boolean; times: OfferedIn; taken: Taken }
}

/** A product in one language; of what staff know only what a guest orders by. */
export function presentGuestProduct(product: Product, setting: Setting): GuestProduct {
  const { catalogue, localization, languageIndex } = setting
  const { id, category, options, attachments } = product
  const wanted: WordsWanted = { languageIndex, defaultIndex: catalogue.defaultIndex }
  const words = wordsOf(product, wanted)
  const found = Object.values(localization.languages).find(({ index }) => index === words?.index)
  const price = priceOf(product)
  return {
    id,
    language: found?.code ?? '',
    title: words?.title ?? '',
    description: words?.description ?? '',
    category: categoryName(category, catalogue.products.values(), languageIndex),
    price,
    priceBefore: price < product.price ? product.price : null,
    pictures: attachments.flatMap(({ kind, mediaId }) => {
      const facts = kind === 'picture' ? catalogue.pictures.get(mediaId) : undefined
      if (!facts) return []
      const { isDecorative: _, ...picture } = facts
      return [{ ...picture, alt: altFor('', facts, languageIndex) }]
    }),
    documents: attachments.flatMap((attachment) => {
      const { kind, mediaId } = attachment
      const fileName = kind === 'pdf' ? catalogue.documents.get(mediaId) : undefined
      return fileName ? [{ mediaId, name: attachmentName(attachment, fileName, wanted) }] : []
    }),
    maxQuantity: options.quantity.maxQuantity,
    ...leftPart(product, setting),
    openComment: options.openComment,
    listOfChoices: options.listOfChoices.map((list) => ({
      id: list.id,
      name: nameOf(list.names, wanted),
      isRequired: list.isRequired,
      choices: list.choices.map((choice) => presentChoice(choice, wanted)),
    })),
    extras: options.extras.map((extra) => presentChoice(extra, wanted)),
    kind: options.kind,
    stayMoment: options.kind === 'part of the stay' ? options.stayMoment : null,
    cutOff: options.cutOff,
    allergens: options.allergens,
    diets: options.diets,
    minimumAge: options.minimumAge,
    deliveryMethod: handoverMethods(options),
    hasServiceCharge: options.hasServiceCharge,
    openingHours: options.openingHours,
    pricedBy: pricedBy(options),
    ...datedPart(product, setting),
  }
}

export function pricedBy(options: Product['options']): PricedBy {
  const availability = availabilityOf(options)
  if (availability?.kind === 'each night') return 'night'
  if (availability?.kind === 'each day') return 'day'
  return availability?.kind === 'hours' ? 'hour' : 'piece'
}

function datedPart(
  product: Product,
  { catalogue: { soldOutUntil }, clock, dated: { isStore, times, taken } }: Setting,
): Pick<GuestProduct, 'asksForDays' | 'isForSeveralDays' | 'days'> {
  const { options } = product
  if (!asksForDays(options, isStore)) return { asksForDays: false, isForSeveralDays: false, days: [] }
  const isForSeveralDays = availabilityOf(options)?.kind !== 'hours'
  const isOut = ({ day }: OfferedDay) => isSoldOutOn(day, soldOutUntil.get(product.id), times.timeZone)
  // In the guestbook they are in the house already, whatever the clock says.
  const isPossible = (day: string, time: string) =>
    (!isStore || isWhileTheirRoom(options, { day, time }, times)) &&
    (clock.stay === null || isBeforeTheyLeave(options, { day, time }, times))
  const days = offeredDays(product, times, taken)
    .map((each) => timesOf(each, ({ time }) => isPossible(each.day, time)))
    .map((day) => (isOut(day) ? soldOutDay(day) : day))
  return { asksForDays: true, isForSeveralDays, days }
}

/** With the times that are possible; of a day that loses all of them nothing is left. */
function timesOf(each: OfferedDay, isPossible: (time: OfferedDay['times'][number]) => boolean): OfferedDay {
  const times = each.times.filter(isPossible)
  return { ...each, times, left: times.length === 0 && each.times.length > 0 ? 0 : each.left }
}

function soldOutDay({ day, times }: OfferedDay): OfferedDay {
  return { day, left: 0, times: times.map((each) => ({ ...each, left: 0 })) }
}

/** How many are left: none of what is sold out for today and, as far as this visitor stays, for good. */
function leftPart(
  product: Product,
  { catalogue, stock, clock, dated }: Setting,
): Pick<GuestProduct, 'left' | 'soldOutUntil'> {
  const { id, options } = product
  const left = options.quantity.isUnlimited ? null : (stock.get(id) ?? null)
  const until = catalogue.soldOutUntil.get(id)
  if (until === undefined || !isSoldOut(until, clock.now)) return { left, soldOutUntil: null }
  // What is had on days says so for each of them.
  if (asksForDays(options, dated.isStore)) return { left, soldOutUntil: null }
  const isHadLater =
    asksForTime(options.kind) &&
    windowProblem({ options, soldOutUntil: until }, clock) !== 'order/out-of-stock'
  return isHadLater ? { left, soldOutUntil: new Date(until).toISOString() } : { left: 0, soldOutUntil: null }
}

/** A bill is that of a guest in the house; who has no link may name their booking. */
export function presentPayment(
  { services, methods }: PaymentOptions,
  state: string,
): GuestCatalogue['payment'] {
  const hasBill = state === 'checkin' || state === 'qr'
  return services
    .filter((service) => service !== 'Put on bill' || hasBill)
    .map((service) => ({ service, methods: service === 'Pay Now' ? methods : [] }))
}

function presentChoice({ id, names, price }: Choice, wanted: WordsWanted) {
  return { id, name: nameOf(names, wanted), price }
}
