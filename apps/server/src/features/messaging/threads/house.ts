import type { MessageSettings } from '@innkeeper/domain/messaging/settings-schema.ts'
import type { ModuleName } from '@innkeeper/domain/modules/module-names.ts'
import type { Clock } from '../../../platform/clock/port.ts'
import type { Database, Tx } from '../../../platform/db/port.ts'
import { createPhones } from '../../../platform/phone-numbers.ts'
import { recipientOf } from '../../html-builder/service.ts'
import type { PropertyService } from '../../properties/service.ts'
import { guestLanguage } from '../compose/guest-language.ts'
import type { MessageFacts } from '../message-body.ts'
import { findSettings } from '../settings/repository.ts'
import { partsThisMonth } from '../settings/sms-limit.ts'
import type { ThreadStay } from './repository.ts'

type Snapshot = Awaited<ReturnType<PropertyService['snapshot']>>

/** All of a property that its threads need. */
export type ThreadHouse = {
  propertyId: string
  property: Snapshot['property']
  settings: MessageSettings
  hasSms: boolean
  /** SMS parts left of this month; null without a limit. */
  partsLeft(tx: Tx): Promise<number | null>
  phones(value: string): string | null
  languageOf(code: string | null): { index: number; code: string }
  /** Where the guest of a stay reads and answers. */
  addressOf(stay: Pick<ThreadStay, 'linkKey'>): string
  factsOf(stay: ThreadStay): MessageFacts
}

type Dependencies = { db: Database; clock: Clock; origin: string; properties: PropertyService }

/** A property as it is at this moment; outside any transaction. */
export function createThreadHouses({ db, clock, origin, properties }: Dependencies) {
  return async (propertyId: string): Promise<ThreadHouse> => {
    const snapshot = await properties.snapshot(propertyId)
    const { property } = snapshot
    const { name, localization, timeZone } = property
    const settings = await db.tenant(propertyId, (tx) => findSettings(tx, propertyId), { readOnly: true })
    const modules: readonly ModuleName[] = properties.modulesOf(snapshot)
    const limit = settings.sms.monthlyParts
    const addressOf = ({ linkKey }: Pick<ThreadStay, 'linkKey'>) =>
      `${origin}/guestbook/${propertyId}/${linkKey}`
    return {
      propertyId,
      property,
      settings,
      hasSms: modules.includes('messagingSms'),
      async partsLeft(tx) {
        if (limit === null) return null
        const used = await partsThisMonth(tx, propertyId, { now: clock.now().getTime(), timeZone })
        return Math.max(0, limit - used)
      },
      phones: createPhones(localization),
      languageOf: (code) => guestLanguage(localization, code),
      addressOf,
      factsOf(stay) {
        const { code } = guestLanguage(localization, stay.language)
        const guest = { ...stay, roomNumber: stay.unitCode ?? '', bookingLink: addressOf(stay) }
        return recipientOf(guest, { propertyName: name, language: code })
      },
    }
  }
}
export type ThreadHouses = ReturnType<typeof createThreadHouses>
