import { formBodyOf } from '@innkeeper/domain/registration/presets.ts'
import { defaultSettings } from '../features/payments/settings.ts'
import { paymentSettings } from '../features/payments/tables.ts'
import { registrationForms, registrationFormVersions } from '../features/registration/tables.ts'
import { webhooks } from '../features/webhooks/tables.ts'
import type { Database } from '../platform/db/port.ts'
import { newId } from '../platform/ids.ts'

/** A form in use and one that is not, a webhook that is on and one that is off, and a payment provider. */
export async function connectOutside(db: Database, propertyId: string, now: Date): Promise<void> {
  await db.tenant(propertyId, async (tx) => {
    for (const isOn of [true, false]) {
      const id = newId()
      const position = isOn ? 0 : 1
      const name = isOn ? 'Adults' : 'Out of use'
      await tx
        .insert(registrationForms)
        .values({ propertyId, id, name, isOn, position, version: 1, changedAt: now })
      const body = { ...formBodyOf('DK'), keptMonths: 24 }
      await tx
        .insert(registrationFormVersions)
        .values({ propertyId, formId: id, version: 1, body, madeAt: now })
      await tx.insert(webhooks).values({
        ...{ propertyId, id, name: isOn ? 'Door locks' : 'Out of use', events: [], isOn, secret: 'x' },
        ...{ url: 'https://locks.example/hook?key=secret', createdAt: now, changedAt: now },
      })
    }
    const settings = { ...defaultSettings(false), provider: 'stripe' }
    await tx.insert(paymentSettings).values({ propertyId, settings, changedAt: now })
  })
}
