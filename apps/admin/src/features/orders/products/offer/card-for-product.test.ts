import type { StaffCard } from '@innkeeper/api/guestbook.ts'
import { newCard } from '@innkeeper/domain/guestbook/new-card.ts'
import { expect, test } from 'vitest'
import { sampleProduct } from '../draft/sample-product.ts'
import { cardForProduct, cardsOffering } from './card-for-product.ts'

const language = { code: 'en', index: 0, order: 0, isVisible: true, title: 'English' }
const localization = { languages: { GB: language }, default: 'GB' }
const staffCard = (change: Partial<StaffCard> = {}): StaffCard => ({
  card: newCard('Product', { localization, newId: () => 'C'.repeat(22) }),
  revision: 1,
  isPublished: false,
  isChanged: false,
  isMoved: false,
  deletedAt: null,
  changedBy: null,
  changedAt: '2026-11-15T10:00:00Z',
  ...change,
})

test('the card has the words of the product in each language, its first picture where it shows, and the product', () => {
  const { product } = sampleProduct({
    content: {
      0: { title: 'Breakfast', description: 'In your room' },
      1: { title: 'Morgenmad', description: 'x'.repeat(500) },
      2: { title: ' ', description: 'Ohne Namen' },
    },
    attachments: [
      { kind: 'pdf', mediaId: 'D'.repeat(22) },
      { kind: 'picture', mediaId: 'M'.repeat(22) },
    ],
  })
  const pictures = [{ mediaId: 'M'.repeat(22), alt: '' }]
  expect(cardForProduct(staffCard(), product)).toMatchObject({
    revision: 1,
    content: {
      0: { default: { title: 'Breakfast', subtitle: 'In your room', pictures } },
      1: { default: { title: 'Morgenmad', pictures } },
    },
    styles: { layout: 'picture' },
    form: { productIds: [product.id] },
  })
})

test('a product without words or a picture leaves the card as it begins', () => {
  const made = staffCard()
  const { product } = sampleProduct({ content: {} })
  const body = cardForProduct(made, product)
  expect([body.content, body.styles]).toEqual([made.card.content, made.card.styles])
})

test('a deleted or hidden card shows it to nobody', () => {
  const { card } = staffCard()
  const form = { id: 'X'.repeat(22), productIds: ['P'.repeat(22)] }
  const offering = staffCard({ card: { ...card, form } })
  const all = [
    staffCard(),
    offering,
    { ...offering, deletedAt: '2026-11-15T10:00:00Z' },
    staffCard({ card: { ...card, form, isHidden: true } }),
  ]
  expect(cardsOffering(all, 'P'.repeat(22))).toEqual([offering])
})
