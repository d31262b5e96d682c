import { cardPrice } from '@innkeeper/domain/orders/card-price.ts'
import { formatMoney } from '@innkeeper/i18n/format-numbers.ts'
import { interfaceLanguageFor, intlLocaleFor } from '@innkeeper/i18n/languages.ts'
import { translate } from '@innkeeper/i18n/translate.ts'

type PriceSetting = { prices: ReadonlyMap<string, number>; currency: string; language: string }

/** "NOK 345", or "from NOK 45" where the card offers more than one price; undefined where it has none. */
export function priceWords(
  productIds: readonly string[],
  { prices, currency, language }: PriceSetting,
): string | undefined {
  const found = cardPrice(productIds, prices)
  if (!found) return undefined
  const price = formatMoney(found.amount, currency, intlLocaleFor(language))
  return found.isLowest ? translate(interfaceLanguageFor(language), 'order.priceFrom', { price }) : price
}
