import { productChangeSchema } from '@innkeeper/api/orders/products.ts'
import { MINIMUM_AGE_FROM, MINIMUM_AGE_TO, STAY_HOURS_MAX } from '@innkeeper/domain/orders/constants.ts'
import type { Choice } from '@innkeeper/domain/orders/product-schema.ts'
import * as z from 'zod/mini'
import type { AdminTranslate } from '../../../../platform/texts.ts'
import { slotsTwice } from './availability-draft.ts'
import { type ProductDraft, tidyDraft } from './product-draft.ts'

/** Words for the fields people get wrong; what else the server would refuse is told in general. */
const WORDS: readonly [RegExp, (t: AdminTranslate) => string][] = [
  [/(^|\.)(price|salePrice)$/, (t) => t('products.wrong.price')],
  [/^vatRate$/, (t) => t('products.wrong.vat')],
  [/^stock$/, (t) => t('products.wrong.stock')],
  [/maxQuantity$/, (t) => t('products.wrong.maxQuantity')],
  [/^options\.availability\.(.*\.)?places$/, (t) => t('products.wrong.places')],
  [/^options\.availability\.most$/, (t) => t('products.wrong.hours', { max: STAY_HOURS_MAX })],
  [/^options\.availability\..*\.weekdays$/, (t) => t('products.wrong.weekdays')],
  [/^options\.availability\..*\.time$/, (t) => t('settings.wrong.time')],
  [/^options\.cutOff\.minutes$/, (t) => t('products.wrong.cutOff')],
  [/^options\.cutOff\.time$/, (t) => t('settings.wrong.time')],
  [/^options\.minimumAge$/, (t) => t('products.wrong.age', { from: MINIMUM_AGE_FROM, to: MINIMUM_AGE_TO })],
]

export type ProductErrors = Partial<Record<string, string>>

/** What would be refused or could not be ordered, by the path of its field. */
export function productErrors(t: AdminTranslate, typed: ProductDraft, defaultIndex: number): ProductErrors {
  const draft = tidyDraft(typed)
  const { price, options } = draft
  const errors: ProductErrors = {}
  const parsed = z.safeParse(productChangeSchema, draft)
  for (const issue of parsed.success ? [] : parsed.error.issues) {
    const path = issue.path.join('.')
    const words = WORDS.find(([pattern]) => pattern.test(path))?.[1]
    errors[path] = words ? words(t) : t('settings.wrong.other')
  }
  const named = (path: string, { names }: Pick<Choice, 'names'>) => {
    if (!names[defaultIndex]) errors[`${path}.names`] = t('form.required')
  }
  if (options.salePrice !== null && options.salePrice >= price && !errors['options.salePrice']) {
    errors['options.salePrice'] = t('products.wrong.sale')
  }
  if (!options.quantity.isUnlimited && draft.stock === null) errors.stock = t('products.wrong.stock')
  const { availability } = options
  for (const place of availability?.kind === 'time slots' ? slotsTwice(availability.slots) : []) {
    errors[`options.availability.slots.${place}.time`] ??= t('products.wrong.timeTwice')
  }
  for (const [at, list] of options.listOfChoices.entries()) {
    const path = `options.listOfChoices.${at}`
    named(path, list)
    if (list.choices.length === 0) errors[path] = t('products.wrong.noChoices')
    for (const [place, choice] of list.choices.entries()) named(`${path}.choices.${place}`, choice)
  }
  for (const [at, extra] of options.extras.entries()) named(`options.extras.${at}`, extra)
  return errors
}
