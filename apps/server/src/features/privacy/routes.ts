import {
  eraseGuest,
  exportGuest,
  findPrivacyGuests,
  getPrivacyGuest,
  getPrivacySettings,
  getProcessingRecord,
  previewErasure,
  savePrivacySettings,
} from '@innkeeper/api/privacy.ts'
import { likenessOf } from '@innkeeper/domain/privacy/same-person.ts'
import type { Clock } from '../../platform/clock/port.ts'
import type { Database } from '../../platform/db/port.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { type Handler, read, stream, write } from '../../platform/http/handlers.ts'
import { sendFile } from '../../platform/http/send-file.ts'
import type { PersonalData } from '../../platform/personal-data.ts'
import type { Processing } from '../../platform/processing.ts'
import type { PropertyService } from '../properties/service.ts'
import { findByIds, findOthers, presentStay } from './find-stays.ts'
import { readRecord } from './record.ts'
import { readPrivacySettings, saveRetention } from './retention-settings.ts'
import { searchGuests } from './search-guests.ts'
import type { PrivacyService } from './service.ts'

type Services = {
  db: Database
  clock: Clock
  properties: PropertyService
  privacy: PrivacyService
  holders: () => readonly PersonalData[]
  processing: () => readonly Processing[]
}

export function privacyHandlers(services: Services): Handler[] {
  const { db, clock, properties, privacy, holders } = services
  const now = () => clock.now().getTime()

  return [
    read(findPrivacyGuests, async ({ propertyId, query: { search } }) => {
      const { property } = await properties.snapshot(propertyId)
      const asked = { search, holders: holders() }
      const found = await db.tenant(propertyId, (tx) => searchGuests(tx, propertyId, asked), {
        readOnly: true,
      })
      return {
        stays: found.map(({ stay, registered }) => ({
          ...presentStay(stay, now(), property),
          isErased: stay.erasedAt !== null,
          registered,
        })),
      }
    }),
    read(getPrivacyGuest, async ({ propertyId, params: { bookingId } }) => {
      const { property } = await properties.snapshot(propertyId)
      return db.tenant(
        propertyId,
        async (tx) => {
          const [stay] = await findByIds(tx, propertyId, [bookingId])
          if (!stay) throw new AppError('booking/unknown', 'No such booking.')
          const others = (await findOthers(tx, propertyId, stay)).flatMap((other) => {
            const likeness = likenessOf(stay, other)
            return likeness === 'other' ? [] : [{ ...presentStay(other, now(), property), likeness }]
          })
          return { stay: presentStay(stay, now(), property), others }
        },
        { readOnly: true },
      )
    }),
    read(previewErasure, ({ propertyId, body: { bookingIds } }) =>
      db.tenant(propertyId, (tx) => privacy.preview(tx, propertyId, bookingIds), { readOnly: true }),
    ),
    stream(exportGuest, async ({ propertyId, staff, query }, reply) => {
      const ids = query.ids.split(',')
      const file = await db.tenant(propertyId, (tx) => privacy.exportGuest(tx, staff, ids))
      await sendFile(reply, {
        name: `guest-${propertyId}.json`,
        type: 'application/json; charset=utf-8',
        bytes: JSON.stringify(file, null, 2),
      })
    }),
    write(eraseGuest, async ({ staff, body }, tx) => ({ erased: await privacy.eraseGuest(tx, staff, body) })),
    read(getProcessingRecord, ({ propertyId }) => readRecord(services, propertyId)),
    read(getPrivacySettings, ({ propertyId }) =>
      db.tenant(propertyId, (tx) => readPrivacySettings(tx, propertyId), { readOnly: true }),
    ),
    write(savePrivacySettings, ({ staff, body }, tx) =>
      saveRetention(tx, staff, { ...body, now: clock.now() }),
    ),
  ]
}
