import { changeCleaningSettings, getCleaningSettings } from '@innkeeper/api/cleaning/list.ts'
import type { Clock } from '../../../platform/clock/port.ts'
import type { Database } from '../../../platform/db/port.ts'
import { type Handler, read, writeAfter } from '../../../platform/http/handlers.ts'
import type { PropertyService } from '../../properties/service.ts'
import { changeSettings, readSettingsPage } from './change-settings.ts'

type Dependencies = { db: Database; clock: Clock; properties: Pick<PropertyService, 'snapshot'> }

/** How the house cleans, as its managers say. */
export function cleaningSettingsHandlers({ db, clock, properties }: Dependencies): Handler[] {
  const currencyOf = async (propertyId: string) => (await properties.snapshot(propertyId)).property.currency
  return [
    read(getCleaningSettings, async ({ propertyId }) => {
      const currency = await currencyOf(propertyId)
      return db.tenant(propertyId, (tx) => readSettingsPage(tx, propertyId, currency), { readOnly: true })
    }),
    writeAfter(
      changeCleaningSettings,
      ({ propertyId }) => currencyOf(propertyId),
      ({ staff, body }, tx, currency) => changeSettings(tx, staff, { ...body, currency, now: clock.now() }),
    ),
  ]
}
