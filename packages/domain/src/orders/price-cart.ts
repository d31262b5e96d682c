import type { Take } from './availability.ts'
import type { CartLine, CartTerms } from './cart.ts'
import { ORDER_TOTAL_MAX, type ProductKind, type StayTime } from './constants.ts'
import { type LineProblem, lineProblems } from './line-problems.ts'
import { piecesOf, stayTimeOf, takesOfLine } from './line-when.ts'
import type { Product } from './product-schema.ts'
import { nameOf, titleOf, type WordsWanted } from './product-words.ts'

/** What can be ordered and what is charged on top. */
export type PriceList = {
  products: ReadonlyMap<string, Product>
  /** The enabled fee products. */
  serviceCharge: Product | null
  transactionFee: Product | null
  /** Index of the property's default language. */
  defaultIndex: number
}

/** A line with its price; `place` is where it stood in the cart. Staff words are in the default language. */
export type CartPrice = {
  place: number
  productId: string
  title: string
  staffTitle: string
  quantity: number
  details: string[]
  staffDetails: string[]
  comment: string
  unitPrice: number
  total: number
  vatRate: number
  vat: number
  kind: ProductKind
  /** As staff call it: requests go to who answers for it. */
  category: string
  isCounted: boolean
  isAutomaticallyAccepted: boolean
  /** The days it is for, and the time on them. */
  days: string[]
  time: string | null
  dealId: string | null
  /** Of early check-in and late check-out: which time of the stay it moves. */
  stayTime: StayTime | null
  /** What it takes of each day. */
  takes: Take[]
}

export type PricedCart = {
  lines: CartPrice[]
  /** Lines that cannot be ordered, by their place; they are not among `lines` and cost nothing. */
  problems: LineProblem[]
  itemsTotal: number
  serviceCharge: number
  serviceChargeVatRate: number
  transactionFee: number
  transactionFeeVatRate: number
  total: number
  vat: number
}

/** The tax contained in an amount, in minor units; the rate is in basis points. */
export function vatOf(amount: number, rate: number): number {
  return Math.round((amount * rate) / (10_000 + rate))
}

/** What one piece costs now, before choices and extras. */
export function priceOf({ price, options }: Pick<Product, 'price' | 'options'>): number {
  return options.salePrice ?? price
}

/** What a cart costs. The server computes every total with this; guests and staff are shown what it says. */
export function priceCart(list: PriceList, cart: readonly CartLine[], terms: CartTerms): PricedCart {
  const problems = lineProblems(list.products, cart, terms)
  const refused = new Set(problems.map(({ line }) => line))
  const lines = cart.flatMap((line, place) => {
    const product = list.products.get(line.productId)
    return product && !refused.has(place) ? [pricedLine(product, line, place, list, terms)] : []
  })
  const priced = withFees(list, lines, terms)
  if (priced.total <= ORDER_TOTAL_MAX) return { ...priced, problems }
  const tooMuch = cart.map((_, line) => ({ line, code: 'order/too-many' as const }))
  return { ...withFees(list, [], terms), problems: tooMuch }
}

function pricedLine(
  product: Product,
  line: CartLine,
  place: number,
  { defaultIndex }: PriceList,
  { languageIndex, hoursFrom, priceOf: priceHere = priceOf }: CartTerms,
): CartPrice {
  const { listOfChoices, extras, openComment, quantity, kind, isAutomaticallyAccepted } = product.options
  const chosen = [
    ...listOfChoices.flatMap(
      ({ id, choices }) => choices.find((choice) => choice.id === line.choices[id]) ?? [],
    ),
    ...extras.filter(({ id }) => line.extras.includes(id)),
  ]
  const unitPrice = chosen.reduce((sum, { price }) => sum + price, priceHere(product, line))
  const pieces = piecesOf(product.options, line, hoursFrom)
  const total = unitPrice * pieces
  const guest: WordsWanted = { languageIndex, defaultIndex }
  const staff: WordsWanted = { languageIndex: defaultIndex, defaultIndex }
  return {
    place,
    productId: product.id,
    title: titleOf(product, guest),
    staffTitle: titleOf(product, staff),
    quantity: pieces,
    details: chosen.map(({ names }) => nameOf(names, guest)),
    staffDetails: chosen.map(({ names }) => nameOf(names, staff)),
    comment: openComment ? line.comment.trim() : '',
    unitPrice,
    total,
    vatRate: product.vatRate,
    vat: vatOf(total, product.vatRate),
    kind,
    category: product.category,
    isCounted: !quantity.isUnlimited,
    isAutomaticallyAccepted,
    days: [...(line.when?.days ?? [])].sort(),
    time: line.when?.time ?? null,
    dealId: line.dealId,
    stayTime: stayTimeOf(product.options),
    takes: takesOfLine(product, line),
  }
}

/** One service charge per order in which something that asks for it is brought; the transaction fee only where nobody pays by card. */
function withFees(
  { products, serviceCharge, transactionFee }: PriceList,
  lines: CartPrice[],
  { delivery, service }: CartTerms,
): Omit<PricedCart, 'problems'> {
  const isCharged =
    delivery === 'delivery' &&
    lines.some(
      ({ productId, kind }) => kind === 'brought' && products.get(productId)?.options.hasServiceCharge,
    )
  const charge = isCharged && serviceCharge ? priceOf(serviceCharge) : 0
  const isFeeDue = service === 'Put on bill' && lines.length > 0
  const fee = isFeeDue && transactionFee ? priceOf(transactionFee) : 0
  const chargeRate = serviceCharge?.vatRate ?? 0
  const feeRate = transactionFee?.vatRate ?? 0
  const itemsTotal = lines.reduce((sum, { total }) => sum + total, 0)
  return {
    lines,
    itemsTotal,
    serviceCharge: charge,
    serviceChargeVatRate: charge > 0 ? chargeRate : 0,
    transactionFee: fee,
    transactionFeeVatRate: fee > 0 ? feeRate : 0,
    total: itemsTotal + charge + fee,
    vat: lines.reduce((sum, { vat }) => sum + vat, 0) + vatOf(charge, chargeRate) + vatOf(fee, feeRate),
  }
}
