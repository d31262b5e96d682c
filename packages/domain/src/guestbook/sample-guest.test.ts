import { expect, it } from 'vitest'
import { sampleGuest } from './sample-guest.ts'

it('a preview has a sample guest, who arrives on the day looked at', () => {
  expect(sampleGuest({ arrival: '2026-12-30', room: '204' })).toEqual({
    firstName: 'Astrid',
    lastName: 'Nilsen',
    arrival: '2026-12-30',
    departure: '2027-01-02',
    unit: { code: '204', type: null },
  })
})
