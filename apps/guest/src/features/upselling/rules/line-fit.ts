import type { Store, StoreDeal, StoreProduct } from '@innkeeper/api/upselling/store.ts'
import type { Take } from '@innkeeper/domain/orders/availability.ts'
import { fullLines } from '@innkeeper/domain/orders/full-lines.ts'
import { hasSeenPrice, type StoreLine } from '../cart/store-cart.ts'
import { piecesOf, unitPrice } from './deal-price.ts'
import { leftAt, mostOf } from './free-days.ts'

/** Why a line of the cart cannot be had as it was chosen. */
export type LineTrouble =
  | { kind: 'gone' }
  | { kind: 'choice' }
  | { kind: 'outside'; days: string[] }
  | { kind: 'full'; days: string[] }
  | { kind: 'time' }
  /** Who comes early or leaves late does so once. */
  | { kind: 'hours' }
  | { kind: 'many'; left: number }

export type LineFit = {
  deal: StoreDeal | null
  product: StoreProduct | null
  trouble: LineTrouble | null
  /** What one cost when it was chosen, where that is another price now. */
  priceBefore: number | null
}

/** How a line stands in the store as it is now; a line that does not fit is told, never dropped. */
export function fitOf(line: StoreLine, { deals }: Pick<Store, 'deals'>): LineFit {
  const deal = deals.find(({ id }) => id === line.dealId) ?? null
  const product = deal?.products.find(({ id }) => id === line.productId) ?? null
  if (!product) return { deal, product, trouble: { kind: 'gone' }, priceBefore: null }
  const price = unitPrice(product, line)
  const trouble = troubleOf(line, product)
  const isOther = trouble === null && hasSeenPrice(line) && price !== line.price
  return { deal, product, trouble, priceBefore: isOther ? line.price : null }
}

/**
 * How the lines of a cart stand together, as the server takes them: what each could have alone may be too much for all,
 * of a deal's own count as well.
 */
export function fitsOf(lines: readonly StoreLine[], store: Pick<Store, 'deals' | 'stay'>): LineFit[] {
  const alone = lines.map((line) => ({ line, ...fitOf(line, store) }))
  const moved = new Set<string>()
  const fits = alone.map((one): Alone => {
    const moment = one.product?.pricedBy === 'hour' ? one.product.stayMoment : null
    const isAgain = moment !== null && moved.has(moment)
    if (moment !== null) moved.add(moment)
    if (one.trouble) return one
    const most = one.product && mostTogether(one.product, alone)
    if (most !== null && !isCountedByDeal(one, store.stay)) return troubled(one, { kind: 'many', left: most })
    return isAgain ? troubled(one, { kind: 'hours' }) : one
  })
  const taking = fits.flatMap((fit, place) =>
    fit.trouble ? [] : [{ place, takes: takesOf(fit, store.stay) }],
  )
  const full = fullLines(taking, { of: () => 0 })
  return fits.map(({ line: _, ...fit }, place) => {
    const days = full.get(place)
    return days ? troubled(fit, { kind: 'full', days }) : fit
  })
}

type Alone = LineFit & { line: StoreLine }

function troubled<Fit extends LineFit>(fit: Fit, trouble: LineTrouble): Fit {
  return { ...fit, trouble, priceBefore: null }
}

/** How many of a product there are for all its lines, where they want more of it; null where they can have it. */
function mostTogether({ id, left, maxQuantity }: StoreProduct, alone: readonly Alone[]): number | null {
  const same = alone.filter(({ product }) => product?.id === id)
  const quantity = same.reduce((sum, { line }) => sum + line.quantity, 0)
  const pieces = same.reduce((sum, { line, product }) => sum + (product ? piecesOf(product, line) : 0), 0)
  if (left !== null && pieces > left) return left
  return quantity > maxQuantity ? maxQuantity : null
}

/** Whether what is left of a product without days is what is left of its deal, which is counted line by line. */
function isCountedByDeal({ deal, product }: LineFit, { arrival }: Store['stay']): boolean {
  const ofDeal = deal?.leftOn?.[arrival]
  return product?.asksForDays === false && ofDeal !== undefined && ofDeal === product.left
}

/** What a line takes of what the store says is left. */
function takesOf({ line, deal, product }: Alone, { arrival }: Store['stay']): Take[] {
  if (!deal || !product) return []
  const { when } = line
  const isHour = product.pricedBy === 'hour'
  const quantity = isHour ? 1 : line.quantity
  // Who comes early or leaves late takes one of the day, at whatever time.
  const slot = isHour ? '' : (when?.time ?? '')
  const ofProduct = (when?.days ?? []).map((day): Take => {
    const places = leftAt(product, day, when?.time ?? null)
    return { subject: `${deal.id}/${product.id}`, day, slot, quantity, places }
  })
  const ofDeal = (when?.days ?? [arrival]).map((day): Take => {
    const places = deal.leftOn?.[day] ?? null
    return { subject: `deal/${deal.id}`, day, slot: '', quantity, places }
  })
  return [...ofProduct, ...ofDeal]
}

function troubleOf(line: StoreLine, product: StoreProduct): LineTrouble | null {
  if (!areChoicesOffered(line, product)) return { kind: 'choice' }
  const { quantity, when } = line
  if (product.asksForDays !== (when !== null)) return { kind: 'choice' }
  if (when) {
    const possible = product.days.map(({ day }) => day)
    const outside = when.days.filter((day) => !possible.includes(day))
    if (outside.length > 0) return { kind: 'outside', days: outside }
    if (when.days.some((day) => !isTimeOffered(product, day, when.time))) return { kind: 'time' }
    const wanted = product.pricedBy === 'hour' ? 1 : quantity
    const left = when.days.map((day) => ({ day, left: leftAt(product, day, when.time) }))
    const full = left.filter((one) => one.left !== null && one.left < wanted)
    if (full.length > 0) return { kind: 'full', days: full.map(({ day }) => day) }
  }
  const most = mostOf(product, when)
  const isTooMany = product.pricedBy !== 'hour' && quantity > most
  return isTooMany ? { kind: 'many', left: most } : null
}

function areChoicesOffered(
  { choices, extras }: StoreLine,
  product: Pick<StoreProduct, 'listOfChoices' | 'extras'>,
): boolean {
  const isChosen = product.listOfChoices.every(({ id, isRequired, choices: offered }) => {
    const chosen = choices[id]
    return chosen === undefined ? !isRequired : offered.some((choice) => choice.id === chosen)
  })
  const lists = product.listOfChoices.map(({ id }) => id)
  return (
    isChosen &&
    Object.keys(choices).every((id) => lists.includes(id)) &&
    extras.every((id) => product.extras.some((extra) => extra.id === id))
  )
}

function isTimeOffered({ days }: StoreProduct, day: string, time: string | null): boolean {
  const times = days.find((one) => one.day === day)?.times ?? []
  return time === null ? times.length === 0 : times.some((offered) => offered.time === time)
}
