import type { Clock } from '../../platform/clock/port.ts'
import type { Database } from '../../platform/db/port.ts'
import { emit } from '../../platform/events/outbox.ts'
import type { Feature } from '../../platform/feature.ts'
import type { MailPort } from '../../platform/mail/port.ts'
import type { PropertyService } from '../properties/service.ts'
import { registerPhoneRoute } from './phone-route.ts'
import { todayHandlers } from './routes.ts'
import { setMark } from './set-up-marks.ts'
import type { SetUpMark } from './tables.ts'

type Dependencies = {
  db: Database
  clock: Clock
  mail: MailPort
  properties: PropertyService
  isDemo: boolean
}

export type TodayServices = {
  /** A sheet of QR codes was made to print. */
  qrCodesPrinted(propertyId: string): Promise<void>
}

/** The first page of the staff: what should not wait, what is new, and the list a new property begins with. */
export function createTodayFeature(dependencies: Dependencies): Feature<TodayServices> {
  const { db, clock, properties } = dependencies
  /** Properties of which this node knows that they did: anybody may ask for the address again and again. */
  const known = new Set<string>()

  async function mark(propertyId: string, mark: SetUpMark): Promise<void> {
    const key = `${propertyId}|${mark}`
    if (known.has(key)) return
    await db.tenant(propertyId, async (tx) => {
      const isFirst = await setMark(tx, { propertyId, mark, at: clock.now() })
      if (isFirst) await emit(tx, propertyId, 'today.changed', {})
    })
    known.add(key)
  }

  return {
    name: 'today',
    handlers: todayHandlers(dependencies),
    pages: (http, pages) =>
      registerPhoneRoute(http, {
        properties,
        pages,
        openedOnPhone: (propertyId) => mark(propertyId, 'opened-on-phone'),
      }),
    services: { qrCodesPrinted: (propertyId) => mark(propertyId, 'qr-codes-printed') },
  }
}
