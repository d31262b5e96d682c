import { getClientData } from '@innkeeper/api/properties.ts'
import { createPropertyCache } from '../../platform/cache/property-cache.ts'
import type { Clock } from '../../platform/clock/port.ts'
import type { EventHub } from '../../platform/events/port.ts'
import { type Handler, prepared } from '../../platform/http/handlers.ts'
import { JSON_HEADERS, type PreparedAnswer, prepareAnswer } from '../../platform/http/prepared-answer.ts'
import type { PropertyService } from './service.ts'

const MAX_ANSWERS = 500

type Services = { properties: PropertyService; hub: EventHub; clock: Clock }

export function propertiesHandlers({ properties, hub, clock }: Services): Handler[] {
  const answers = createPropertyCache<PreparedAnswer>({
    hub,
    clock,
    maxEntries: MAX_ANSWERS,
    dropOn: ['property.changed', 'guestbook.published'],
  })
  return [
    prepared(getClientData, ({ propertyId }) =>
      answers.get([propertyId], async () => {
        const snapshot = await properties.snapshot(propertyId)
        const data = properties.clientDataOf(snapshot)
        return {
          value: await prepareAnswer(JSON.stringify({ data }), JSON_HEADERS),
          validUntil: properties.settledUntil(snapshot),
        }
      }),
    ),
  ]
}
