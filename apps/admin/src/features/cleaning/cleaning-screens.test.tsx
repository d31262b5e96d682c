import type { CleaningRoom } from '@innkeeper/api/cleaning/list.ts'
import { DEFAULT_CLEANING_SETTINGS } from '@innkeeper/domain/cleaning/settings-schema.ts'
import type { Role } from '@innkeeper/domain/team/roles.ts'
import { localTimeAt } from '@innkeeper/domain/time.ts'
import { afterEach, describe, expect, test } from 'vitest'
import { draw, loadedFor } from '../../testing/draw.tsx'
import { drawAddress } from '../../testing/draw-address.tsx'
import { drawLinked } from '../../testing/draw-linked.tsx'
import { sampleSession } from '../../testing/sample-session.ts'
import { cleaningListQuery, cleaningSettingsQuery } from './api.ts'
import { GuestCleaning } from './guest/guest-cleaning.tsx'
import {
  doneByMia,
  SAMPLE_DAY,
  sampleArrival,
  sampleList,
  sampleRoom,
  startedByMia,
} from './list/sample-room.ts'
import { marksQueue } from './marks/own-queue.ts'
import { UnsentNotice } from './marks/unsent-notice.tsx'

const modules = ['roomCleaning'] as never
const as = (role: Role) => loadedFor(sampleSession({ claims: { roles: [role] }, property: { modules } }))
const owner = { userId: 'ingrid', propertyId: 'fjellheim' }

async function listed(
  role: Role,
  rooms: CleaningRoom[],
  { query = '', keptAt = null as number | null, list = {} } = {},
): Promise<string> {
  const queryClient = as(role)
  const key = cleaningListQuery(SAMPLE_DAY, owner).queryKey
  queryClient.setQueryData(key, { list: sampleList(rooms, list), keptAt })
  return drawAddress(`/admin/cleaning?date=${SAMPLE_DAY}${query}`, queryClient)
}

const sofie = { bookingId: 'sofie', name: 'Sofie Holm' }
const change = sampleRoom('204', {
  stay: null,
  departure: { isOut: false, by: '13:00', isLate: true, guest: { bookingId: 'lars', name: 'Lars Eide' } },
  arrival: { ...sampleArrival, guest: sofie },
})

describe('the list of a day', () => {
  test('a room says who leaves and who comes, when, and how many they are', async () => {
    const markup = await listed('reception', [change])
    for (const said of [
      ...[
        '204',
        'Double',
        'Departure and arrival',
        'Leaves late, by 13:00',
        'Comes at 15:00, 2 adults, 1 child',
      ],
      ...['Floor 2', 'href="/admin/guests/sofie"', 'Lars Eide', 'aria-label="Start room 204"'],
    ])
      expect(markup).toContain(said)
  })

  test('housekeeping reads no name, since there is none in what it gets', async () => {
    const room = { ...change, arrival: sampleArrival, departure: { ...change.departure!, guest: null } }
    const markup = await listed('housekeeping', [room])
    expect(markup).toContain('Comes at 15:00')
    expect(markup).not.toContain('/admin/guests')
  })

  test('a guest who stays: the night, the wish with its time, and the note in sight', async () => {
    const wish = { choice: 'request', at: '2026-11-18T19:14:00Z', note: 'Please knock softly.' } as const
    const markup = await listed('housekeeping', [sampleRoom('204', { wish })])
    for (const said of [
      'Daily clean',
      'Stays, night 2 of 4',
      'Asked for cleaning at 20:14',
      'Please knock softly.',
    ])
      expect(markup).toContain(said)
  })

  test('a cleaning that comes whatever the guest chose is named, and a skipped one has no button', async () => {
    const skip = { choice: 'skip', at: '2026-11-18T19:14:00Z', note: '' } as const
    const rooms = [
      sampleRoom('204', { wish: skip, isForced: true }),
      sampleRoom('205', { wish: skip, isToClean: false }),
    ]
    const markup = await listed('housekeeping', rooms, { query: '&filter=all' })
    expect(markup).toContain('Cleaned today, whatever the guest chose')
    expect(markup).toContain('No cleaning: the guest skipped it')
    expect(markup.match(/aria-label="Start room/g)).toHaveLength(1)
    expect(markup).toContain('aria-label="More for room 205"')
  })

  test('what a colleague did stands with their name and the time', async () => {
    const rooms = [
      sampleRoom('204', { task: startedByMia }),
      sampleRoom('205', { task: doneByMia }),
      sampleRoom('206', { task: { assignee: { id: 'mia', name: 'Mia' } } }),
      sampleRoom('207', { task: { assignee: { id: 'ingrid', name: 'Ingrid' } } }),
    ]
    const markup = await listed('housekeeping', rooms, { query: '&filter=all' })
    for (const said of ['Mia started 10:04', 'Done 10:31, Mia', 'Given to Mia', 'Given to you'])
      expect(markup).toContain(said)
    expect(markup).toContain('aria-label="Done: room 204"')
  })

  test('where the house looks at rooms, done is not the end', async () => {
    const list = { settings: { isInspected: true, tellsGuest: false, isDaily: true } }
    const rooms = [sampleRoom('204', { task: doneByMia })]
    expect(await listed('housekeeping', rooms, { query: '&filter=done', list })).toContain(
      'aria-label="Inspected: room 204"',
    )
    expect(await listed('housekeeping', rooms, { query: '&filter=done' })).not.toContain('Inspected: room')
  })

  test('a waiting guest is told once the room is ready, and it says when that was', async () => {
    const ready = (arrival: object) =>
      sampleRoom('204', { task: doneByMia, stay: null, arrival: { ...sampleArrival, ...arrival } })
    const query = '&filter=done'
    const waits = await listed('reception', [ready({ canBeTold: true })], { query })
    expect(waits).toContain('aria-label="Tell the guest of room 204"')
    const told = await listed('reception', [ready({ canBeTold: true, toldAt: '2026-11-19T13:10:00Z' })], {
      query,
    })
    expect(told).toContain('Told at 14:10')
    expect(told).not.toContain('Tell the guest')
  })

  test('a problem stands with its words, its pictures and who found it, until it is solved', async () => {
    const problem = {
      id: 'p',
      text: 'Lamp broken',
      pictureIds: ['pic'],
      at: '2026-11-19T09:00:00Z',
      by: 'Mia',
    }
    const open = await listed('housekeeping', [
      sampleRoom('204', { task: { problems: [{ ...problem, solved: null }] } }),
    ])
    for (const said of [
      'Lamp broken',
      'Mia, 10:00',
      '/api/hotel/roomCleaning/pictures/pic',
      'Solved: problem in',
    ])
      expect(open).toContain(said)
    const solved = { at: '2026-11-19T10:00:00Z', by: 'Ola' }
    const after = await listed('housekeeping', [
      sampleRoom('204', { task: { problems: [{ ...problem, solved }] } }),
    ])
    expect(after).toContain('Solved by Ola, 11:00')
    expect(after).not.toContain('Solved: problem in')
  })

  test('says how far the day is, and which rooms each choice shows', async () => {
    const rooms = [change, sampleRoom('205', { task: doneByMia }), sampleRoom('206')]
    const markup = (await listed('housekeeping', rooms)).replace(/<[^>]+>/g, '')
    expect(markup).toContain('2 to clean1 done1 for arrivals')
    expect(markup).toContain('To do 2')
    expect(markup).toContain('All 3')
  })

  test('without a connection it says since when the list is', async () => {
    const keptAt = Date.parse('2026-11-19T09:04:00Z')
    const markup = await listed('housekeeping', [sampleRoom('204')], { keptAt })
    expect(markup).toContain('No connection. You can go on')
    expect(markup).toContain('The list is as of 10:04.')
  })

  test('a house without rooms leads whoever may to them; a quiet day says so', async () => {
    expect(await listed('owner', [])).toContain('href="/admin/units"')
    const housekeeping = await listed('housekeeping', [])
    expect(housekeeping).toContain('No rooms yet')
    expect(housekeeping).not.toContain('Add rooms')
    expect(await listed('housekeeping', [sampleRoom('204', { isToClean: false })])).toContain(
      'Nothing to clean',
    )
    expect(await listed('housekeeping', [sampleRoom('204', { task: doneByMia })])).toContain(
      'Everything is done',
    )
  })

  test('where the module is closed, whoever can is offered to get it', async () => {
    const markup = await drawAddress('/admin/cleaning', loadedFor())
    expect(markup).not.toContain('Print or export')
  })
})

describe('marks on a device', () => {
  afterEach(() => void marksQueue.forget())

  test('that all is sent is not said where nothing had to wait', () => {
    const markup = draw(<UnsentNotice keptAt={null} isOut={false} />)
    expect(markup).not.toContain('All sent')
    expect(markup).not.toContain('No connection')
  })

  test('what waits and what the list is of is said where even the list could not be had', () => {
    expect(draw(<UnsentNotice keptAt={null} isOut />)).toContain('No connection. You can go on')
  })
})

test('the settings say when a room is cleaned, when it is ready, and what skipping saves', async () => {
  const queryClient = as('owner')
  const settings = {
    ...DEFAULT_CLEANING_SETTINGS,
    forcedNights: 3,
    saves: { water: 40, minutes: 25, money: 1250 },
  }
  queryClient.setQueryData(cleaningSettingsQuery.queryKey, { settings, currency: 'NOK', revision: 1 })
  const markup = await drawAddress('/admin/settings/cleaning', queryClient)
  for (const said of [
    'Only on request',
    'Every so many nights',
    'Only once it was inspected',
    'value="12.50"',
  ])
    expect(markup).toContain(said)
})

test('a guest’s page has the line of the room today', () => {
  const today = localTimeAt(Date.now(), 'Europe/Oslo').date
  const queryClient = as('reception')
  const rooms = [
    sampleRoom('204', { stay: null, arrival: { ...sampleArrival, guest: sofie }, task: startedByMia }),
  ]
  const list = sampleList(rooms, { date: today, today })
  queryClient.setQueryData(cleaningListQuery(today, owner).queryKey, { list, keptAt: null })
  const unit = { id: 'u204', code: '204' } as never
  const stay = { id: 'sofie', arrival: today, departure: today, unit, state: 'precheckin' as const }
  expect(drawLinked(<GuestCleaning stay={stay} />, queryClient)).toContain('Mia started 10:04')
  expect(drawLinked(<GuestCleaning stay={{ ...stay, arrival: '2099-01-01' }} />, queryClient)).not.toContain(
    '204',
  )
})
