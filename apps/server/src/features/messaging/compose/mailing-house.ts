import { currentState, phaseOf } from '@innkeeper/domain/guests/phase.ts'
import type { QuietHours } from '@innkeeper/domain/messaging/quiet-hours.ts'
import type { Localization } from '@innkeeper/domain/properties/localization.ts'
import type { Clock } from '../../../platform/clock/port.ts'
import type { Database, Tx } from '../../../platform/db/port.ts'
import type { LinkedFeatures } from '../../../platform/linked-features.ts'
import { ownLinks, recipientOf } from '../../html-builder/service.ts'
import type { PropertyService } from '../../properties/service.ts'
import type { MessageFacts } from '../message-body.ts'
import { findSettings } from '../settings/repository.ts'
import { smsPartsLeft } from '../settings/sms-limit.ts'
import type { SurveyAsks } from '../survey-asks.ts'
import type { UnsubscribeAddresses } from '../unsubscribe/address.ts'
import type { AudienceHouse } from './candidates.ts'
import type { Person } from './people.ts'

/** All of a property that sending to its guests needs. */
export type MailingHouse = AudienceHouse & {
  propertyId: string
  localization: Localization
  quietHours: QuietHours
  /** SMS parts left of this month; null without a limit. */
  partsLeft(tx: Tx): Promise<number | null>
  factsOf(person: Person): MessageFacts
  surveyAsks: SurveyAsks
}

type Dependencies = {
  db: Database
  clock: Clock
  origin: string
  properties: PropertyService
  linkedFeatures: LinkedFeatures
  unsubscribe: UnsubscribeAddresses
  surveyAsks: SurveyAsks
}

/** What a property sends with at this moment; outside any transaction. */
export function createMailingHouses(dependencies: Dependencies) {
  const { db, clock, origin, properties, linkedFeatures, unsubscribe, surveyAsks } = dependencies
  return async (propertyId: string): Promise<MailingHouse> => {
    const snapshot = await properties.snapshot(propertyId)
    const { property, targetGroups } = snapshot
    const own = { propertyId, modules: properties.modulesOf(snapshot), origin }
    const { name, localization, timeZone, checkOutTime } = property
    const settings = await db.tenant(propertyId, (tx) => findSettings(tx, propertyId), { readOnly: true })
    return {
      propertyId,
      localization,
      timeZone,
      checkOutTime,
      targetGroups,
      quietHours: settings.quietHours,
      surveyAsks,
      partsLeft: (tx) => smsPartsLeft(tx, propertyId, clock.now()),
      factsOf({ guest, language }) {
        const bookingLink = `${origin}/guestbook/${propertyId}/${guest.linkKey}`
        const facts = recipientOf(
          { ...guest, roomNumber: guest.unitCode ?? '', bookingLink },
          { propertyName: name, language: language.code },
        )
        const { survey, ...others } = ownLinks(linkedFeatures, own, guest.linkKey)
        const phase = phaseOf(currentState(guest, clock.now().getTime(), property))
        // Before the stay there is nothing to be asked about.
        const links = { ...facts.links, ...others, ...(survey && phase !== 'preStay' && { survey }) }
        return {
          ...facts,
          values: { ...facts.values, ...(links.survey && { surveyLink: links.survey }) },
          links,
          unsubscribe: unsubscribe.of(propertyId, guest.id),
        }
      },
    }
  }
}
