import { IDEMPOTENCY_HEADER } from '@innkeeper/api/client.ts'
import {
  checkPropertyId,
  createProperty,
  getGuestFields,
  getPropertyAllowance,
  getSetActiveProperty,
  getSettings,
  saveSettings,
  setActiveProperty,
} from '@innkeeper/api/properties.ts'
import { PROPERTY_ID_PATTERN } from '@innkeeper/domain/ids.ts'
import type { Database } from '../../platform/db/port.ts'
import type { Staff } from '../../platform/http/access.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { type Handler, read, write } from '../../platform/http/handlers.ts'
import type { PropertyCreation } from './create-property.ts'
import type { PropertyService } from './service.ts'
import type { SettingsService } from './settings.ts'

/**
 * Makes another of the person's properties the one their session or token works in; throws `property/unknown` for
 * one that is not theirs. Sessions and memberships are other features'.
 */
export type SwitchTo = (staff: Staff, propertyId: string) => Promise<{ propertyId: string; name: string }>

type Services = {
  db: Database
  properties: PropertyService
  settings: SettingsService
  creation: PropertyCreation
  switchTo: SwitchTo
}

export function propertiesStaffHandlers({
  db,
  properties,
  settings,
  creation,
  switchTo,
}: Services): Handler[] {
  return [
    read(getSettings, ({ propertyId }) =>
      db.tenant(propertyId, (tx) => settings.read(tx, propertyId), { readOnly: true }),
    ),
    read(getGuestFields, async ({ propertyId }) => ({
      fields: (await properties.snapshot(propertyId)).property.guestFields.fields,
    })),
    write(saveSettings, ({ body, staff }, tx) => {
      if (body.propertyId !== staff.propertyId) {
        throw new AppError('property/switched', 'The active property is another one now.')
      }
      return settings.save(tx, staff, body.revision, body.change)
    }),
    read(getSetActiveProperty, async ({ params, staff }) => {
      if (staff.via !== 'bearer') {
        throw new AppError('auth/bearer-only', 'With a session, POST to this address.')
      }
      return switchTo(staff, params.propertyId)
    }),
    read(setActiveProperty, ({ params, staff }) => switchTo(staff, params.propertyId)),
    read(createProperty, ({ body, staff, request }) =>
      creation.create(staff, body, request.headers[IDEMPOTENCY_HEADER]),
    ),
    read(getPropertyAllowance, ({ staff }) => creation.allowanceOf(staff)),
    read(checkPropertyId, async ({ params: { propertyId } }) => ({
      isFree: PROPERTY_ID_PATTERN.test(propertyId) && (await creation.isFree(propertyId)),
    })),
  ]
}
