import { expect, test } from 'vitest'
import { deliveryDays } from './delivery-days.ts'

test('times are those of the property’s day, wherever the guest’s phone thinks it is', () => {
  const now = Date.parse('2026-11-16T21:50:00Z')
  const times = ['2026-11-16T22:00:00.000Z', '2026-11-16T23:00:00.000Z', '2026-11-17T22:45:00.000Z']
  expect(deliveryDays(times, now, 'Europe/Oslo')).toEqual({
    today: ['2026-11-16T22:00:00.000Z'],
    tomorrow: ['2026-11-16T23:00:00.000Z', '2026-11-17T22:45:00.000Z'],
  })
})
