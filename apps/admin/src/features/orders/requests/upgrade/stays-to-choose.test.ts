import { expect, test } from 'vitest'
import { staysToChoose } from './stays-to-choose.ts'

const stay = (departure: string) => ({ isErased: false, calledOff: null, departure })

test('an upgrade is for a stay with a night left: neither one that is over nor one that ends today', () => {
  const days = ['2026-11-14', '2026-11-15', '2026-11-16'].map((day) => stay(`${day}T10:00:00.000Z`))
  expect(staysToChoose(days, '2026-11-15')).toEqual([days[2]])
})

test('nor for one that was called off, or whose guest was erased', () => {
  const coming = stay('2026-11-20T10:00:00.000Z')
  const gone = [
    { ...coming, isErased: true },
    { ...coming, calledOff: 'cancelled' as const },
  ]
  expect(staysToChoose(gone, '2026-11-15')).toEqual([])
})
