import type { Choice, Product } from './product-schema.ts'
import { nameOf, type WordsWanted } from './product-words.ts'

/** A price that is another now; `part` names the choice or extra, null for the product's own. */
export type PriceChange = {
  kind: 'price' | 'sale price' | 'option'
  part: string | null
  before: number | null
  after: number | null
}

type Priced = Pick<Product, 'price'> & {
  options: Pick<Product['options'], 'salePrice' | 'listOfChoices' | 'extras'>
}

/** What a save does to what guests pay: the product's price, its sale price, and what choices and extras add. */
export function priceChanges(before: Priced, after: Priced, wanted: WordsWanted): PriceChange[] {
  return [
    change('price', null, before.price, after.price),
    change('sale price', null, before.options.salePrice, after.options.salePrice),
    ...optionChanges(before, after, wanted),
  ].filter((each) => each.before !== each.after)
}

const change = (
  kind: PriceChange['kind'],
  part: string | null,
  before: number | null,
  after: number | null,
): PriceChange => ({ kind, part, before, after })

function optionChanges(before: Priced, after: Priced, wanted: WordsWanted): PriceChange[] {
  const [was, is] = [optionsOf(before), optionsOf(after)]
  return [...new Map([...was, ...is])].map(([id, option]) =>
    change('option', nameOf(option.names, wanted), was.get(id)?.price ?? null, is.get(id)?.price ?? null),
  )
}

function optionsOf({ options }: Priced): Map<string, Choice> {
  const all = [...options.listOfChoices.flatMap(({ choices }) => choices), ...options.extras]
  return new Map(all.map((option) => [option.id, option]))
}
