import type { Facilities } from '@innkeeper/domain/guestbook/opening-hours-schema.ts'
import { expect, test } from 'vitest'
import { draw } from '../../../testing/draw.tsx'
import { createCardStore } from '../draft/card-store.ts'
import { sampleCard } from '../draft/sample-card.ts'
import { CardStoreProvider } from '../draft/use-card-store.ts'
import { FacilitiesSection } from './facilities-section.tsx'

const NO_HOURS: Facilities['week'] = [[], [], [], [], [], [], []]
const day = [{ opens: '08:00', closes: '20:00' }]

const drawn = (facilities: Facilities) => {
  const card = sampleCard({ type: 'Facilities', options: { facilities } })
  const unsaved = { read: () => null, write: () => undefined, remove: () => undefined }
  const store = createCardStore(card, { send: async () => card, unsaved, now: () => 0 })
  return draw(
    <CardStoreProvider value={store}>
      <FacilitiesSection />
    </CardStoreProvider>,
  )
}

test('a card without hours asks for them and says Closed nowhere', () => {
  const markup = drawn({ week: NO_HOURS, checkIn: null, checkOut: null })
  expect(markup).toContain('When is it open?')
  expect(markup).toContain('Set opening hours')
  expect(markup).not.toContain('Closed')
})

test('with hours on some days the others are closed', () => {
  const markup = drawn({ week: [day, day, day, day, day, day, []], checkIn: null, checkOut: null })
  expect(markup).not.toContain('When is it open?')
  expect(markup).toContain('Closed')
})

test('check-in and check-out are shown, with one click to remove them', () => {
  const shown = drawn({ week: NO_HOURS, checkIn: '15:00', checkOut: '11:00' })
  expect(shown).toContain('value="15:00"')
  expect(shown).toContain('value="11:00"')
  expect(shown).toContain('Remove both times')
  expect(drawn({ week: NO_HOURS, checkIn: null, checkOut: null })).not.toContain('Remove both times')
})
