/** What is for sale, in the test's own words, and what things cost: computed here from nothing of the product's code. */

export type Named = { id: string; price: number }
export type SoldProduct = {
  name: string
  price: number
  salePrice: number | null
  /** Basis points. */
  vatRate: number
  choices: Named[]
  extras: Named[]
  hasServiceCharge: boolean
  /** How many there are at the start; null when nobody counts. */
  stock: number | null
}

/** Prices and rates that do not divide evenly, so that a total a hair off shows. */
export const SERVICE_CHARGE = { price: 7_351, vatRate: 1_234 }
export const TRANSACTION_FEE = { price: 1_537, vatRate: 2_511 }

const plain = { salePrice: null, choices: [], extras: [], hasServiceCharge: false, stock: null }

export const PRODUCTS: readonly SoldProduct[] = [
  { ...plain, name: 'Breakfast', price: 18_933, vatRate: 1_500, hasServiceCharge: true },
  {
    ...plain,
    name: 'Wine',
    price: 42_999,
    salePrice: 38_777,
    vatRate: 2_500,
    extras: [named('extra-glass', 333), named('extra-cheese', 9_101)],
  },
  {
    ...plain,
    name: 'Dinner',
    price: 31_107,
    vatRate: 1_777,
    hasServiceCharge: true,
    choices: [named('choice-fish', 0), named('choice-deer', 8_049), named('choice-nuts', 1)],
    extras: [named('extra-sauce', 1_999)],
  },
  { ...plain, name: 'Towel', price: 1, vatRate: 2_500 },
  { ...plain, name: 'Sauna', price: 9_999, vatRate: 1_200, stock: 600 },
  { ...plain, name: 'Massage', price: 77_701, salePrice: 70_003, vatRate: 1_200, stock: 700 },
  {
    ...plain,
    name: 'Bike',
    price: 12_347,
    vatRate: 2_500,
    stock: 5_000,
    extras: [named('extra-helmet', 2_501)],
  },
  { ...plain, name: 'Last bottle', price: 99_990, vatRate: 2_500, stock: 1 },
  { ...plain, name: 'Skis', price: 23_456, vatRate: 2_511, stock: 5_000, hasServiceCharge: true },
]

function named(name: string, price: number): Named {
  return { id: name.padEnd(22, '0'), price }
}

export type WantedLine = { product: number; quantity: number; choice: string | null; extras: string[] }
export type Terms = { isDelivered: boolean; isPutOnBill: boolean }
export type Sums = {
  lines: { unitPrice: number; total: number; vat: number }[]
  fees: number
  total: number
  vat: number
}

/** What an order comes to, to the minor unit. */
export function sumsOf(wanted: readonly WantedLine[], { isDelivered, isPutOnBill }: Terms): Sums {
  const lines = wanted.map(({ product, quantity, choice, extras }) => {
    const { price, salePrice, vatRate, choices, extras: offered } = productAt(product)
    const added = [
      ...choices.filter(({ id }) => id === choice),
      ...offered.filter(({ id }) => extras.includes(id)),
    ]
    const unitPrice = added.reduce((sum, each) => sum + each.price, salePrice ?? price)
    return { unitPrice, total: unitPrice * quantity, vat: taxIn(unitPrice * quantity, vatRate) }
  })
  const isCharged = isDelivered && wanted.some(({ product }) => productAt(product).hasServiceCharge)
  const fees = [...(isCharged ? [SERVICE_CHARGE] : []), ...(isPutOnBill ? [TRANSACTION_FEE] : [])]
  const feesTotal = fees.reduce((sum, { price }) => sum + price, 0)
  return {
    lines,
    fees: feesTotal,
    total: lines.reduce((sum, { total }) => sum + total, feesTotal),
    vat: [...lines.map(({ vat }) => vat), ...fees.map(({ price, vatRate }) => taxIn(price, vatRate))].reduce(
      (sum, vat) => sum + vat,
      0,
    ),
  }
}

/** The tax contained in an amount, half a unit rounded up, in whole numbers throughout. */
function taxIn(amount: number, vatRate: number): number {
  const whole = 10_000n + BigInt(vatRate)
  return Number((2n * BigInt(amount) * BigInt(vatRate) + whole) / (2n * whole))
}

export function productAt(place: number): SoldProduct {
  const product = PRODUCTS[place]
  if (!product) throw new RangeError(`There is no product ${place}`)
  return product
}
