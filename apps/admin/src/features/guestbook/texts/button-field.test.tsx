import type { Card } from '@innkeeper/domain/guestbook/card-schema.ts'
import { expect, test } from 'vitest'
import { draw } from '../../../testing/draw.tsx'
import { createCardStore } from '../draft/card-store.ts'
import { sampleCard } from '../draft/sample-card.ts'
import { CardStoreProvider } from '../draft/use-card-store.ts'
import { ButtonField } from './button-field.tsx'

const drawn = (change: Partial<Card>) => {
  const card = sampleCard(change)
  const unsaved = { read: () => null, write: () => undefined, remove: () => undefined }
  const store = createCardStore(card, { send: async () => card, unsaved, now: () => 0 })
  return draw(
    <CardStoreProvider value={store}>
      <ButtonField type={card.card.type} textKey={{ language: 0, variant: 'default', main: 0 }} />
    </CardStoreProvider>,
  )
}
const content = { 0: { default: { title: 'Dinner', button: { text: 'Book' } } } }
const link = { type: 'url', value: 'https://table.example/book' } as const

test('beside the words of a button stands where it leads', () => {
  const markup = drawn({ content, options: { link } })
  expect(markup).toContain('Button text')
  expect(markup).toContain('Button links to')
  expect(markup).toContain('value="https://table.example/book"')
  expect(markup).not.toContain('guests see no')
})

test('half a button says what is missing', () => {
  expect(drawn({ content, options: {} })).toContain('Choose what the button links to')
  expect(drawn({ content: { 0: { default: { title: 'Dinner' } } }, options: { link } })).toContain(
    'Add the button text',
  )
})

test('the button of a card that does something leads there', () => {
  expect(drawn({ type: 'Product' })).toContain('This card’s products')
  expect(drawn({ type: 'Voucher' })).toContain('This card’s voucher')
})
