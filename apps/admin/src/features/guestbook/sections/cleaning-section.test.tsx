import type { CardOptions } from '@innkeeper/domain/guestbook/card-schema.ts'
import { expect, test } from 'vitest'
import { draw } from '../../../testing/draw.tsx'
import { createCardStore } from '../draft/card-store.ts'
import { sampleCard } from '../draft/sample-card.ts'
import { CardStoreProvider } from '../draft/use-card-store.ts'
import { CleaningSection } from './cleaning-section.tsx'

const drawn = (options: CardOptions) => {
  const card = sampleCard({ type: 'RoomCleaningBox', options })
  const unsaved = { read: () => null, write: () => undefined, remove: () => undefined }
  const store = createCardStore(card, { send: async () => card, unsaved, now: () => 0 })
  return draw(
    <CardStoreProvider value={store}>
      <CleaningSection />
    </CardStoreProvider>,
  )
}
const chosen = (markup: string) => /<input[^>]*checked=""[^>]*value="(\w+)"/.exec(markup)?.[1]

test('a card offers one of three things, each explained in a line', () => {
  const markup = drawn({ cleaningAction: 'either' })
  expect(chosen(markup)).toBe('either')
  for (const words of ['Skip or ask', 'Skip cleaning', 'Ask for cleaning', 'Two buttons']) {
    expect(markup).toContain(words)
  }
  expect(chosen(drawn({ cleaningAction: 'skip' }))).toBe('skip')
  expect(chosen(drawn({}))).toBe('request')
})

test('there are always hours, the usual ones where the card was saved without', () => {
  const usual = drawn({})
  expect(usual).toContain('value="08:00"')
  expect(usual).toContain('value="22:00"')
  expect(usual).not.toContain('type="checkbox"')
  const own = drawn({ cleaningWindow: { opens: '10:00', closes: '12:30' } })
  expect(own).toContain('value="10:00"')
  expect(own).toContain('value="12:30"')
  expect(own).not.toContain('Must be later')
})
