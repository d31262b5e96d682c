import type { ProductChange, StaffProduct } from '@innkeeper/api/orders/products.ts'
import { DELIVERY_METHODS, type DeliveryMethod } from '@innkeeper/domain/orders/constants.ts'
import type { Choice, Product } from '@innkeeper/domain/orders/product-schema.ts'
import { changedParts } from '../../../../components/editing/form/changed-parts.ts'

/** What the editor changes of a product: everything but what it is, and how many are there. */
export type ProductDraft = Omit<Product, 'id' | 'version' | 'type'> & { stock: number | null }

export function draftOf({ product, stock }: StaffProduct): ProductDraft {
  const { id: _id, version: _version, type: _type, ...rest } = product
  return { ...rest, stock }
}

/** The draft as it is saved: no spaces around words, no language without any. */
export function tidyDraft(draft: ProductDraft): ProductDraft {
  const { options, content } = draft
  const words = Object.entries(content)
    .map(([language, { title, description }]) => [
      language,
      { title: title.trim(), description: description.trim() },
    ])
    .filter(([, text]) => typeof text === 'object' && (text.title || text.description))
  return {
    ...draft,
    content: Object.fromEntries(words),
    category: draft.category.trim(),
    integrationId: draft.integrationId?.trim() || null,
    // Nobody counts what is unlimited.
    stock: options.quantity.isUnlimited ? null : draft.stock,
    attachments: draft.attachments.map(({ names, ...attachment }) => {
      const kept = tidyNames(names ?? {})
      return Object.keys(kept).length === 0 ? attachment : { ...attachment, names: kept }
    }),
    options: {
      ...options,
      deliveryMethod: tidyMethods(options),
      extras: options.extras.map(tidyChoice),
      listOfChoices: options.listOfChoices.map((list) => ({
        ...list,
        names: tidyNames(list.names),
        choices: list.choices.map(tidyChoice),
      })),
    },
  }
}

/** What is brought is brought, whatever else; what is handed over by nobody keeps what it had. */
function tidyMethods({ kind, deliveryMethod }: Product['options']): DeliveryMethod[] {
  if (kind === 'picked up') return ['pickup']
  const isComplete = kind === 'brought' ? deliveryMethod.includes('delivery') : deliveryMethod.length > 0
  return isComplete ? deliveryMethod : [...DELIVERY_METHODS]
}

function tidyChoice(choice: Choice): Choice {
  return { ...choice, names: tidyNames(choice.names) }
}

function tidyNames(names: Record<string, string>): Record<string, string> {
  const trimmed = Object.entries(names).map(([language, name]) => [language, name.trim()])
  return Object.fromEntries(trimmed.filter(([, name]) => name))
}

/** What differs from the product an edit began with. */
export function changeOf(began: ProductDraft, now: ProductDraft): ProductChange {
  return changedParts(tidyDraft(began), tidyDraft(now))
}
