import { expect, test } from 'vitest'
import { deliveryDays } from './delivery-days.ts'

test('times are those of a day at the property, wherever the guest is', () => {
  const times = ['2026-11-14T22:45:00.000Z', '2026-11-14T23:00:00.000Z', '2026-11-18T10:00:00.000Z']
  expect(deliveryDays(times, 'Europe/Oslo')).toEqual([
    { date: '2026-11-14', times: times.slice(0, 1) },
    { date: '2026-11-15', times: times.slice(1, 2) },
    { date: '2026-11-18', times: times.slice(2) },
  ])
  expect(deliveryDays(times, 'Asia/Tokyo').map(({ date }) => date)).toEqual(['2026-11-15', '2026-11-18'])
  expect(deliveryDays([], 'Europe/Oslo')).toEqual([])
})
