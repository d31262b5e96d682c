import type { Clock } from '../../../platform/clock/port.ts'
import type { Database } from '../../../platform/db/port.ts'
import { internationalPhone } from '../../../platform/phone-numbers.ts'
import { SmsError } from '../../../platform/sms/port.ts'
import type { PropertyService } from '../../properties/service.ts'
import type { Senders } from '../delivery/deliver.ts'
import { refusedSettings } from './service.ts'
import { smsPartsLeft } from './sms-limit.ts'

type Dependencies = { db: Database; clock: Clock; properties: PropertyService; senders: Pick<Senders, 'sms'> }

/** An SMS to whoever sets the provider up: sent at once and once, so that they see what it says. */
export function createTestSms({ db, clock, properties, senders }: Dependencies) {
  return async (propertyId: string, phone: string): Promise<{ isInside: boolean }> => {
    const { name, localization } = (await properties.snapshot(propertyId)).property
    const to = internationalPhone(phone, localization)
    if (to === null) throw refusedSettings('invalid-number')
    const left = await db.tenant(propertyId, (tx) => smsPartsLeft(tx, propertyId, clock.now()), {
      readOnly: true,
    })
    if (left === 0) throw refusedSettings('sms-limit-reached')
    const { sms } = await senders.sms(propertyId)
    try {
      await sms.send({ to, text: `${name}: this is a test. SMS from Innkeeper reach this phone.` })
    } catch (error) {
      throw error instanceof SmsError ? refusedSettings(error.failure) : error
    }
    return { isInside: sms.kind === 'outbox' }
  }
}
