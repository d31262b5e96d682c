/** What a card says of the price of all it offers: the lowest, and whether others cost more; null without a price. */
export function cardPrice(
  productIds: readonly string[],
  prices: ReadonlyMap<string, number>,
): { amount: number; isLowest: boolean } | null {
  const amounts = productIds.flatMap((id) => prices.get(id) ?? [])
  const amount = Math.min(...amounts)
  // What costs nothing has no price to show.
  if (amounts.length === 0 || amount === 0) return null
  return { amount, isLowest: amounts.some((other) => other > amount) }
}
