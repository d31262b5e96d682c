import { LIST_DAYS_AROUND } from '@innkeeper/domain/cleaning/constants.ts'
import type { CleaningSettings } from '@innkeeper/domain/cleaning/settings-schema.ts'
import type { ModuleName } from '@innkeeper/domain/modules/module-names.ts'
import { dayOfIsoDate, localTimeAt } from '@innkeeper/domain/time.ts'
import type { Clock } from '../../../platform/clock/port.ts'
import type { Database } from '../../../platform/db/port.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import type { PropertyService } from '../../properties/service.ts'
import { readSettings } from '../settings/read-settings.ts'

/** All of a property that its list needs, at the moment somebody asks. */
export type DayHouse = {
  propertyId: string
  timeZone: string
  checkInTime: string
  checkOutTime: string
  modules: readonly ModuleName[]
  settings: CleaningSettings
  now: number
  /** By the property's clock. */
  today: string
}
export type DayHouses = (propertyId: string) => Promise<DayHouse>

type Dependencies = {
  db: Database
  clock: Clock
  properties: Pick<PropertyService, 'snapshot' | 'modulesOf'>
}

export function createDayHouses({ db, clock, properties }: Dependencies): DayHouses {
  return async (propertyId) => {
    const snapshot = await properties.snapshot(propertyId)
    const { timeZone, checkInTime, checkOutTime } = snapshot.property
    const settings = await db.tenant(propertyId, (tx) => readSettings(tx, propertyId), { readOnly: true })
    const now = clock.now().getTime()
    const { date: today } = localTimeAt(now, timeZone)
    const modules = properties.modulesOf(snapshot)
    return { propertyId, timeZone, checkInTime, checkOutTime, modules, settings, now, today }
  }
}

export function isListed(date: string, { today }: Pick<DayHouse, 'today'>): boolean {
  return Math.abs(dayOfIsoDate(date) - dayOfIsoDate(today)) <= LIST_DAYS_AROUND
}

/** Throws `cleaning/day-too-far`. */
export function requireListed(date: string, house: Pick<DayHouse, 'today'>): void {
  if (!isListed(date, house))
    throw new AppError('cleaning/day-too-far', `The list reaches ${LIST_DAYS_AROUND} days around today.`)
}
