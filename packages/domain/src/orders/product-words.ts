import { COPY_SUFFIX } from '../guestbook/constants.ts'
import { PRODUCT_TITLE_MAX } from './constants.ts'
import type { Names, Product, ProductContent } from './product-schema.ts'

/** Which language's words to show, and where to look when it has none. */
export type WordsWanted = { languageIndex: number; defaultIndex: number }

/** A product's words and the index of the language they were found in; null when it has none at all. */
export function wordsOf(
  product: Pick<Product, 'content'>,
  wanted: WordsWanted,
): (ProductContent & { index: number }) | null {
  const index = indexWith(product.content, wanted, ({ title }) => title.trim() !== '')
  const found = index === null ? undefined : product.content[index]
  return index === null || !found ? null : { ...found, index: Number(index) }
}

/** The product's name, empty while nobody has given it one. */
export function titleOf(product: Pick<Product, 'content'>, wanted: WordsWanted): string {
  return wordsOf(product, wanted)?.title ?? ''
}

/** The name of a choice, a list of choices or an extra. */
export function nameOf(names: Names, wanted: WordsWanted): string {
  const index = indexWith(names, wanted, (name) => name.trim() !== '')
  return index === null ? '' : (names[index] ?? '')
}

/** The same product under another id, disabled, its name ending with " (Copy)" in every language (spec 9). */
export function copyProduct(product: Product, newId: () => string): Product {
  const entries = Object.entries(product.content).map(([index, words]) => {
    const title = words.title.trim() === '' ? '' : withSuffix(words.title)
    return [index, { ...words, title }] as const
  })
  return { ...product, id: newId(), state: 'disabled', content: Object.fromEntries(entries) }
}

const withSuffix = (title: string) =>
  title.slice(0, PRODUCT_TITLE_MAX - COPY_SUFFIX.length).trimEnd() + COPY_SUFFIX

function indexWith<Words>(
  byLanguage: Record<string, Words>,
  { languageIndex, defaultIndex }: WordsWanted,
  isSaid: (words: Words) => boolean,
): string | null {
  const asked = [String(languageIndex), String(defaultIndex), ...Object.keys(byLanguage)]
  return asked.find((index) => index in byLanguage && isSaid(byLanguage[index] as Words)) ?? null
}
