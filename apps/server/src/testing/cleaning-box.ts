import {
  type CleaningSettings,
  DEFAULT_CLEANING_SETTINGS,
} from '@innkeeper/domain/cleaning/settings-schema.ts'
import { asc } from 'drizzle-orm'
import { cleaningChoices, cleaningSettings } from '../features/cleaning/tables.ts'
import { outbox } from '../platform/events/tables.ts'
import type { TestApp } from './app.ts'
import { aBooking, aCard, aProperty, aSignedIn } from './builders.ts'
import type { Answer } from './caller.ts'
import { TWO_LANGUAGES } from './property-with-editor.ts'

type Change = {
  property?: Parameters<typeof aProperty>[1]
  card?: Parameters<typeof aCard>[2]
  settings?: Partial<CleaningSettings>
}

/** The day after the test's noon. */
export const TOMORROW = '2026-11-16'

let calls = 0
/** Each call from an address of its own, unless a test is about addresses. */
const nextAddress = () => `10.21.${Math.floor(++calls / 250) % 250}.${(calls % 250) + 1}`

/** A property in Copenhagen with a box on which guests decide about cleaning, published. */
export async function aCleaningBox(app: TestApp, { property = {}, card = {}, settings }: Change = {}) {
  const propertyId = await aProperty(app.db, {
    ...{ timeZone: 'Europe/Copenhagen', localization: TWO_LANGUAGES, ...property },
  })
  const { cookie } = await aSignedIn(app, propertyId, ['editor'])
  const publish = () => app.inject({ method: 'POST', url: '/api/hotel/cards/publish', headers: { cookie } })
  const box = await aCard(app.db, propertyId, {
    type: 'RoomCleaningBox',
    content: { 0: { either: { title: 'Room cleaning tomorrow?' } } },
    options: { cleaningAction: 'either', cleaningWindow: { opens: '08:00', closes: '22:00' } },
    ...card,
  })
  await publish()
  if (settings) {
    await app.db.tenant(propertyId, (tx) =>
      tx
        .insert(cleaningSettings)
        .values({ propertyId, settings: { ...DEFAULT_CLEANING_SETTINGS, ...settings } }),
    )
  }

  async function call(
    method: 'GET' | 'PUT',
    linkKey: string,
    payload?: object,
    address = nextAddress(),
  ): Promise<Answer> {
    const answer = await app.inject({
      ...{ method, remoteAddress: address, url: `/api/guest/${propertyId}/bookings/${linkKey}/cleaning` },
      ...(payload ? { payload } : {}),
    })
    const { data, code, details } = answer.json()
    return { status: answer.statusCode, data, code, details }
  }

  return {
    propertyId,
    cardId: box.id,
    publish,
    booking: (change: Parameters<typeof aBooking>[2] = {}) => aBooking(app.db, propertyId, change),
    look: (linkKey: string) => call('GET', linkKey),
    choose: (linkKey: string, wish: Record<string, unknown> = {}, address?: string) =>
      call('PUT', linkKey, { cardId: box.id, date: TOMORROW, choice: 'skip', ...wish }, address),
    choices: () =>
      app.db.tenant(propertyId, (tx) =>
        tx.select().from(cleaningChoices).orderBy(asc(cleaningChoices.day), asc(cleaningChoices.chosenAt)),
      ),
    /** What was said of one name, in order. */
    said: async (name: string) =>
      app.db.tenant(propertyId, async (tx) =>
        (await tx.select().from(outbox).orderBy(asc(outbox.seq)))
          .filter((event) => event.name === name)
          .map(({ payload }) => payload),
      ),
  }
}
export type CleaningBox = Awaited<ReturnType<typeof aCleaningBox>>
