import { expect, test } from 'vitest'
import { cleaningQuery } from '../features/cleaning/api.ts'
import { catalogueQuery, stayOrdersQuery } from '../features/orders/api.ts'
import { SAMPLE_ORDERING } from '../features/orders/draw-sample.tsx'
import { needsOf } from '../pwa/worker/page-needs.ts'
import { pageDataElement } from './page-data.ts'

const ORIGIN = 'https://inn.example'

test('a saved copy keeps the very answers that ordering and cleaning ask for', () => {
  const guest = { ...SAMPLE_ORDERING, bookingId: 'abc' }
  const data = {
    kind: 'guestbook',
    clientData: {
      propertyId: guest.hotel,
      modules: ['products', 'roomCleaning'],
      name: 'Fjell </script>',
      timeZone: 'UTC',
    },
    guestbook: { language: { index: guest.languageIndex } },
    hasBooking: true,
  }
  const input = { data, language: 'en', renderedAt: 0 }
  const html = pageDataElement(input as unknown as Parameters<typeof pageDataElement>[0])
  const { calls } = needsOf(html, `${ORIGIN}/guestbook/${guest.hotel}/abc`)
  const cleaning = cleaningQuery({ hotel: guest.hotel, booking: guest.bookingId })
  const asked = [catalogueQuery(guest), stayOrdersQuery(guest), cleaning]
  expect(calls).toEqual(asked.map(({ key }) => ORIGIN + key))
})
