import type { Card } from '@innkeeper/domain/guestbook/card-schema.ts'
import { expect, test } from 'vitest'
import { draw } from '../../../testing/draw.tsx'
import { createCardStore } from '../draft/card-store.ts'
import { sampleCard } from '../draft/sample-card.ts'
import { CardStoreProvider } from '../draft/use-card-store.ts'
import { WordsFields } from './words-fields.tsx'

const drawn = (change: Partial<Card>, variant: string) => {
  const card = sampleCard(change)
  const unsaved = { read: () => null, write: () => undefined, remove: () => undefined }
  const store = createCardStore(card, { send: async () => card, unsaved, now: () => 0 })
  return draw(
    <CardStoreProvider value={store}>
      <WordsFields type={card.card.type} textKey={{ language: 0, variant, main: 0 }} />
    </CardStoreProvider>,
  )
}

test('a card about cleaning has words for what skipping saves, with an example', () => {
  const content = { 0: { skip: { title: 'Skip it', saving: 'A spruce for you.' } } }
  const markup = drawn({ type: 'RoomCleaningBox', content }, 'skip')
  expect(markup).toContain('What skipping saves')
  expect(markup).toContain('value="A spruce for you."')
  expect(markup).toContain('placeholder="You save 40 litres of water and plant a spruce."')
  expect(markup).toContain('Button text')
  expect(drawn({ type: 'Content' }, 'default')).not.toContain('What skipping saves')
})

test('where guests get two buttons, the form asks for no words of one', () => {
  expect(drawn({ type: 'RoomCleaningBox' }, 'either')).not.toContain('Button text')
})
