import type { BodyOf } from '@innkeeper/api/endpoint.ts'
import type { StaffCard, saveCard } from '@innkeeper/api/guestbook.ts'
import type { Card, CardContent } from '@innkeeper/domain/guestbook/card-schema.ts'
import type { Product } from '@innkeeper/domain/orders/product-schema.ts'

/** A description longer than this is left to the product's own page: the card says it in a line. */
const LINE_MAX = 160

/** What a new Product card becomes so that it offers this product: its words, its first picture, itself. */
export function cardForProduct(
  { card, revision }: StaffCard,
  product: Pick<Product, 'id' | 'content' | 'attachments'>,
): BodyOf<typeof saveCard> {
  const picture = product.attachments.find(({ kind }) => kind === 'picture')
  const pictures = picture ? { pictures: [{ mediaId: picture.mediaId, alt: '' }] } : {}
  const written = Object.entries(product.content).filter(([, { title }]) => title.trim() !== '')
  const content: CardContent = Object.fromEntries(
    written.map(([language, { title, description }]) => {
      const line = description.trim()
      const subtitle = line !== '' && line.length <= LINE_MAX ? { subtitle: line } : {}
      return [language, { default: { title: title.trim(), ...subtitle, ...pictures } }]
    }),
  )
  return {
    revision,
    content: written.length > 0 ? content : card.content,
    styles: { ...card.styles, layout: picture ? 'picture' : card.styles.layout },
    ...(card.form && { form: { ...card.form, productIds: [product.id] } }),
  }
}

/** The cards that offer a product to guests. */
export function cardsOffering(cards: readonly StaffCard[], productId: string): StaffCard[] {
  const isOffered = ({ form, isHidden }: Card) => !isHidden && form?.productIds.includes(productId)
  return cards.filter(({ card, deletedAt }) => deletedAt === null && isOffered(card))
}
