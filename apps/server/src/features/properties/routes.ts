import { getClientData } from '@innkeeper/api/properties.ts'
import { createLoadingCache } from '../../platform/cache/loading-cache.ts'
import type { Clock } from '../../platform/clock/port.ts'
import type { EventHub } from '../../platform/events/port.ts'
import { type Handler, prepared } from '../../platform/http/handlers.ts'
import { JSON_HEADERS, type PreparedAnswer, prepareAnswer } from '../../platform/http/prepared-answer.ts'
import type { PropertyService } from './service.ts'

/** Trials end by the clock, so finished bytes are made anew about this often. */
const ANSWER_MS = 30_000
const MAX_ANSWERS = 500

type Services = { properties: PropertyService; hub: EventHub; clock: Clock }

export function propertiesHandlers({ properties, hub, clock }: Services): Handler[] {
  const now = () => clock.now().getTime()
  const answers = createLoadingCache<PreparedAnswer>(MAX_ANSWERS, now)
  hub.on('property.changed', (event) => answers.drop(event.propertyId))
  hub.on('guestbook.published', (event) => answers.drop(event.propertyId))
  return [
    prepared(getClientData, ({ propertyId }) =>
      answers.get(propertyId, async () => {
        const data = properties.clientDataOf(await properties.snapshot(propertyId))
        return {
          value: await prepareAnswer(JSON.stringify({ data }), JSON_HEADERS),
          validUntil: now() + ANSWER_MS,
        }
      }),
    ),
  ]
}
