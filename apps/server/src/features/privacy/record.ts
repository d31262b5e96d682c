import type { ProcessingRecord } from '@innkeeper/api/privacy.ts'
import { processingOf } from '@innkeeper/domain/privacy/processing.ts'
import type { Clock } from '../../platform/clock/port.ts'
import type { Database } from '../../platform/db/port.ts'
import type { Processing } from '../../platform/processing.ts'
import type { PropertyService } from '../properties/service.ts'
import { findRetention } from './retention-settings.ts'

type Dependencies = {
  db: Database
  clock: Clock
  properties: PropertyService
  processing: () => readonly Processing[]
}

/** What the house holds of guests, why, how long, who reads it and where it goes, as everything is set now. */
export async function readRecord(
  { db, clock, properties, processing }: Dependencies,
  propertyId: string,
): Promise<ProcessingRecord> {
  const snapshot = await properties.snapshot(propertyId)
  const { name, contact, seller } = snapshot.property
  const { retention } = await db.tenant(propertyId, (tx) => findRetention(tx, propertyId), { readOnly: true })
  const recipients = await Promise.all(processing().map((one) => one.recipients?.(propertyId) ?? []))
  const registers = await Promise.all(processing().map((one) => one.registers?.(propertyId) ?? []))
  return {
    madeAt: clock.now().toISOString(),
    controller: {
      name,
      legalName: seller.name,
      address: contact.address ?? seller.address,
      email: contact.email,
      phone: contact.phone,
    },
    lines: processingOf(properties.modulesOf(snapshot), retention),
    registers: registers.flat(),
    recipients: recipients.flat(),
  }
}
