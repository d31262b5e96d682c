import type { CardPicture } from '@innkeeper/domain/guestbook/card-schema.ts'
import { expect, test, vi } from 'vitest'
import { draw, loadedFor } from '../../../testing/draw.tsx'
import { sampleSession } from '../../../testing/sample-session.ts'
import { createCardStore } from '../draft/card-store.ts'
import { sampleCard } from '../draft/sample-card.ts'
import { CardStoreProvider } from '../draft/use-card-store.ts'
import { PicturesSection } from './pictures-section.tsx'

// What an address asks for comes from the router, which there is none of here.
vi.mock('../card-form/asked-field.ts', () => ({ useAskedIn: () => null }))

const drawn = (pictures: CardPicture[]) => {
  const card = sampleCard({ type: 'Content', content: { 0: { default: { title: 'Sauna', pictures } } } })
  const unsaved = { read: () => null, write: () => undefined, remove: () => undefined }
  const store = createCardStore(card, { send: async () => card, unsaved, now: () => 0 })
  const languages = [{ code: 'en', index: 0, title: 'English', isDefault: true }]
  return draw(
    <CardStoreProvider value={store}>
      <PicturesSection card={card.card} language={0} />
    </CardStoreProvider>,
    loadedFor(sampleSession({ property: { languages } })),
  )
}

test('a card without a picture offers to add one at once', () => {
  expect(drawn([])).toContain('Add picture')
})

test('a card with pictures says how many, and opens when asked', () => {
  const markup = drawn([{ mediaId: 'm'.repeat(22), alt: '' }])
  expect(markup).toContain('1 picture')
  expect(markup).toContain('aria-expanded="false"')
})
