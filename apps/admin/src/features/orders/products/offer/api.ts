import { createCard } from '@innkeeper/api/guestbook/cards.ts'
import { listCards, saveCard } from '@innkeeper/api/guestbook.ts'
import type { Product } from '@innkeeper/domain/orders/product-schema.ts'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../../platform/call.ts'
import type { LiveUpdates } from '../../../../platform/live.tsx'
import { cardForProduct, cardsOffering } from './card-for-product.ts'

const key = ['product-cards'] as const

/** The cards through which guests reach a product. */
export function cardsOfferingQuery(productId: string) {
  return queryOptions({
    queryKey: [...key, productId],
    queryFn: async () => cardsOffering((await call(listCards, {})).cards, productId),
  })
}

/** Adds a card that offers the product, with its words and its picture. */
export function useMakeCard() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async (product: Pick<Product, 'id' | 'content' | 'attachments'>) => {
      const { cards } = await call(createCard, { body: { type: 'Product' } })
      const [made] = cards
      if (!made) throw new Error('A card that was made is answered')
      return call(saveCard, { params: { cardId: made.card.id }, body: cardForProduct(made, product) })
    },
    // The editor has its own list of cards, which it asks for again.
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: key }),
        queryClient.invalidateQueries({ queryKey: ['cards'] }),
      ]),
  })
}

export const offerLiveUpdates: LiveUpdates = {
  'card.changed': () => [key],
  'guestbook.published': () => [key],
}
