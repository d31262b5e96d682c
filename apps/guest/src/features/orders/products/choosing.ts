import type { OrderLine } from '@innkeeper/api/orders/checkout.ts'
import type { GuestProduct } from '@innkeeper/api/orders/products.ts'
import { timesThePrice } from './choosing-days.ts'

/** What a guest has chosen of a product so far. */
export type Choosing = Omit<OrderLine, 'productId'>

export const NOTHING_CHOSEN: Choosing = {
  quantity: 1,
  choices: {},
  extras: [],
  comment: '',
  when: null,
  dealId: null,
}

/** Lists that still want a choice. */
export function missingChoices({ listOfChoices }: GuestProduct, { choices }: Choosing): string[] {
  return listOfChoices
    .filter(({ id, isRequired }) => isRequired && choices[id] === undefined)
    .map(({ id }) => id)
}

/** What it costs as chosen, from the prices the server gave; what is charged is quoted by the server. */
export function priceAsChosen(product: GuestProduct, { quantity, choices, extras, when }: Choosing): number {
  const chosen = product.listOfChoices.flatMap((list) =>
    list.choices.filter(({ id }) => choices[list.id] === id),
  )
  const added = product.extras.filter(({ id }) => extras.includes(id))
  const each = [...chosen, ...added].reduce((sum, { price }) => sum + price, product.price)
  return each * quantity * (product.asksForDays ? timesThePrice(product, when) : 1)
}

/** How many more of it this order takes: its most, what is left, less what is in the cart. */
export function mostOf({ maxQuantity, left }: GuestProduct, inCart: number): number {
  return Math.max(0, Math.min(maxQuantity, left ?? maxQuantity) - inCart)
}

export function withChoice(choosing: Choosing, listId: string, choiceId: string | null): Choosing {
  const { [listId]: _before, ...others } = choosing.choices
  return { ...choosing, choices: choiceId === null ? others : { ...others, [listId]: choiceId } }
}

export function withExtra(choosing: Choosing, extraId: string, isWanted: boolean): Choosing {
  const others = choosing.extras.filter((id) => id !== extraId)
  return { ...choosing, extras: isWanted ? [...others, extraId] : others }
}
