import type { AnswerOf } from '@innkeeper/api/endpoint.ts'
import type { getToday } from '@innkeeper/api/guests.ts'
import { expect, test } from 'vitest'
import { loadedFor } from '../../../testing/draw.tsx'
import { drawLinked } from '../../../testing/draw-linked.tsx'
import { sampleSession } from '../../../testing/sample-session.ts'
import { StillToArrive } from './still-to-arrive.tsx'
import { StillToLeave } from './still-to-leave.tsx'

const astrid = {
  id: 'a',
  revision: 1,
  name: 'Astrid Nilsen',
  unit: '204',
  unitCategory: 'Suite',
  isErased: false,
}
const today: AnswerOf<typeof getToday> = {
  date: '2026-11-15',
  timeZone: 'Europe/Oslo',
  arrivals: { total: 2, here: 0 },
  departures: { total: 1, out: 0 },
  inHouse: 1,
  rooms: { taken: 1, total: 2 },
  stillToArrive: [
    {
      ...astrid,
      expectedArrival: '16:30',
      isRegistered: true,
      isUnitTaken: false,
      canCheckIn: true,
      isRoomReady: true,
    },
    {
      ...astrid,
      id: 'b',
      name: 'Pekka Laine',
      expectedArrival: null,
      isRegistered: false,
      isUnitTaken: true,
      canCheckIn: false,
      isRoomReady: null,
    },
  ],
  stillToLeave: [{ ...astrid, id: 'c', name: 'Mart Tamm' }],
}

test('a guest who was erased is named as such, and nobody is checked in for them', () => {
  const erased = {
    ...astrid,
    ...{ name: '', isErased: true, expectedArrival: null, isRegistered: false, isRoomReady: null },
  }
  const markup = drawLinked(
    <StillToArrive
      today={{ ...today, stillToArrive: [{ ...erased, isUnitTaken: false, canCheckIn: false }] }}
    />,
  )
  expect(markup).toContain('Erased guest')
  expect(markup).not.toContain('heck in')
  expect(markup).not.toContain('Open the check-in')
})

test('who has everything is checked in with one press, the others on their page', () => {
  const markup = drawLinked(<StillToArrive today={today} />)
  expect(markup).toMatch(/<button[^>]*aria-label="Check in Astrid Nilsen"/)
  expect(markup).toContain('at 16:30')
  expect(markup.match(/room ready/g)).toHaveLength(1)
  expect(markup).toContain('room not free yet')
  expect(markup).toMatch(/<a[^>]*aria-label="Open the check-in of Pekka Laine"/)
})

test('where guests register, each says whether they have', () => {
  const modules = ['registrationForms'] as never
  const markup = drawLinked(
    <StillToArrive today={today} />,
    loadedFor(sampleSession({ property: { modules } })),
  )
  expect(markup.match(/aria-label="Registration form filled in"/g)).toHaveLength(1)
  expect(markup.match(/aria-label="Not registered yet"/g)).toHaveLength(1)
  expect(drawLinked(<StillToArrive today={today} />)).not.toContain('Not registered yet')
})

test('names lead to the guest’s page', () => {
  expect(drawLinked(<StillToArrive today={today} />)).toContain('href="/guests/a"')
})

test('who still has to leave is checked out with one press, and nobody means no box', () => {
  expect(drawLinked(<StillToLeave today={today} />)).toContain('aria-label="Check out Mart Tamm"')
  expect(drawLinked(<StillToLeave today={{ ...today, stillToLeave: [] }} />)).not.toContain('<section')
})
