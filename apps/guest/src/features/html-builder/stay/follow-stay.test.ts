import { CallError } from '@innkeeper/api/client.ts'
import type { PageStay } from '@innkeeper/api/html-builder.ts'
import { expect, test, vi } from 'vitest'
import { createAnswerStore } from '../../../platform/answer-store.ts'
import { tellLive } from '../../../platform/live-stream.ts'
import { followStay, type PageGuest } from './follow-stay.ts'

const STAY: PageStay = {
  firstName: 'Astrid',
  lastName: 'Nilsen',
  arrival: '2026-11-15',
  departure: '2026-11-19',
  unit: { code: '204', type: null },
  watchId: 'w1',
  linkKey: 'key',
  isRegistered: false,
}
const PAGE = { hotel: 'fjellheim', propertyName: 'Fjellheim', language: 'no', origin: 'https://inn.example' }

function follow(ask: () => Promise<unknown>) {
  const told: PageGuest[] = []
  const answers = createAnswerStore(ask as never, () => () => undefined)
  const stop = followStay(answers, PAGE, (guest) => void told.push(guest))
  return { told, stop, until: (check: () => void) => vi.waitFor(check) }
}

test('until the stay is there only the property is known, then the guest, the room and the days in the page’s language', async () => {
  const { told, stop, until } = follow(async () => STAY)
  expect(told).toEqual([{ values: { propertyName: 'Fjellheim' }, isRegistered: false }])
  await until(() => expect(told).toHaveLength(2))
  expect(told[1]?.values).toEqual({
    propertyName: 'Fjellheim',
    firstName: 'Astrid',
    lastName: 'Nilsen',
    roomNumber: '204',
    arrival: 'søndag 15. november',
    departure: 'torsdag 19. november',
    bookingLink: 'https://inn.example/guestbook/fjellheim/key',
  })
  stop()
})

test('a change of this stay is followed, one of another stay is not', async () => {
  const ask = vi.fn(async () => STAY)
  const { told, stop, until } = follow(ask)
  await until(() => expect(told).toHaveLength(2))
  tellLive('stay.changed', JSON.stringify({ watchIds: ['w2'] }))
  expect(ask).toHaveBeenCalledOnce()
  ask.mockResolvedValue({ ...STAY, unit: { code: '310', type: null } })
  tellLive('stay.changed', JSON.stringify({ watchIds: ['w1'] }))
  await until(() => expect(told.at(-1)?.values.roomNumber).toBe('310'))
  stop()
})

test('a guest who registers meanwhile is told to the page', async () => {
  const ask = vi.fn(async () => STAY)
  const { told, stop, until } = follow(ask)
  await until(() =>
    expect(told.at(-1)).toMatchObject({ isRegistered: false, values: { firstName: 'Astrid' } }),
  )
  ask.mockResolvedValue({ ...STAY, isRegistered: true })
  tellLive('stay.changed', JSON.stringify({ watchIds: ['w1'] }))
  await until(() => expect(told.at(-1)?.isRegistered).toBe(true))
  stop()
})

test('a stay that is over is taken out of the words', async () => {
  const ask = vi.fn(async () => STAY)
  const { told, stop, until } = follow(ask)
  await until(() => expect(told.at(-1)?.values.firstName).toBe('Astrid'))
  ask.mockRejectedValue(new CallError('booking/unknown', 404, 'no such booking'))
  tellLive('reset')
  await until(() => expect(told.at(-1)?.values).toEqual({ propertyName: 'Fjellheim' }))
  stop()
})
