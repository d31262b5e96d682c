import type { Pms } from '@innkeeper/api/integrations.ts'
import { expect, it } from 'vitest'
import { loadedFor } from '../../testing/draw.tsx'
import { drawAddress } from '../../testing/draw-address.tsx'
import { sampleSession } from '../../testing/sample-session.ts'
import { pmsQuery } from './api.ts'
import { sampleConnection } from './sample-connection.ts'
import { settingsBody, withMatch } from './saved-settings.ts'

async function shown(connection: Pms['connection'], isDemo = false): Promise<string> {
  const queryClient = loadedFor(sampleSession({ property: { modules: ['integrations'] } }))
  queryClient.setQueryData(pmsQuery.queryKey, { connection, isDemo })
  return drawAddress('/admin/settings/integrations', queryClient)
}

it('offers the systems there are while none is connected, and says that a demo is connected to nothing', async () => {
  const markup = await shown(null, true)
  expect(markup).toContain('Mews')
  expect(markup).toContain('Nothing is connected here')
})

it('shows what has no match first, and what matches only on request', async () => {
  const markup = await shown(sampleConnection())
  expect(markup).toContain('1 without a match')
  expect(markup).toContain('Loft A')
  expect(markup).toContain('Show 1 matched')
  expect(markup).toContain('Fjellheim Fjordhotell')
})

it('says in plain words what is wrong, in the system’s own where it has some, and what to see to', async () => {
  const trouble = { failure: 'unauthorized', said: 'Invalid AccessToken.' } as const
  const markup = await shown(
    sampleConnection({
      ownTimeZone: 'Europe/Helsinki',
      health: {
        contactedAt: null,
        trouble,
        troubleSince: '2026-11-15T10:00:00.000Z',
        nextTryAt: '2026-11-15T11:30:00.000Z',
      },
      refused: [{ number: '1024', code: 'booking/invalid', fields: { firstName: 'required' } }],
      stays: [
        {
          bookingId: 'C'.repeat(22),
          number: '1000',
          step: 'check-in',
          trouble: { failure: 'refused', said: 'The space is not inspected.' },
          nextTryAt: null,
        },
        {
          bookingId: 'E'.repeat(22),
          number: '1002',
          step: 'room',
          trouble: { failure: 'room-not-matched', said: 'Fjord suite' },
          nextTryAt: null,
        },
      ],
      registrations: [
        {
          bookingId: 'D'.repeat(22),
          number: '1001',
          trouble: { failure: 'other-guest', said: null },
          nextTryAt: null,
        },
      ],
    }),
  )
  expect(markup).toContain('Mews does not accept the keys')
  expect(markup).toContain('Mews says: “Invalid AccessToken.”')
  expect(markup).toContain('Not working right now')
  expect(markup).toContain('The time zones differ')
  expect(markup).toContain('Booking 1024 could not be taken over')
  expect(markup).toContain('Check-in of booking 1000')
  expect(markup).toContain('The space is not inspected.')
  expect(markup).toContain('The new room of booking 1002')
  expect(markup).toContain('“Fjord suite” has no match in Mews')
  expect(markup).not.toContain('Mews says: “Fjord suite”')
  expect(markup).toContain('Tell Mews of room upgrades')
  expect(markup).toContain('The registration of booking 1001')
  expect(markup).toContain('belongs to a company or to somebody with another name')
  expect(markup).toContain('Send registrations to Mews')
})

it('sends what was matched by hand, and nothing that goes by name', () => {
  const connection = sampleConnection()
  expect(settingsBody(connection, {}).mapping).toEqual({ units: {}, categories: { c1: 'B'.repeat(22) } })
  expect(withMatch(connection, 'units', 'u2', null).units).toEqual({ u2: null })
})
