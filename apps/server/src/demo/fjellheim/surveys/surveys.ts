import type { DemoBooking } from '../../demo-property.ts'
import type { MediaIdOf } from '../../media-ids.ts'
import type { DemoSurveys } from '../../survey-plan.ts'
import { fjellheimSurveys } from './fjellheim-surveys.ts'
import { fjellheimPulses } from './pulses.ts'
import { fjellheimResponses } from './responses.ts'

/** What the house asks and what came back in a year. */
export function fjellheimAsked(
  now: number,
  bookings: readonly DemoBooking[],
  mediaIdOf: MediaIdOf,
): DemoSurveys {
  const { stay, pulse, breakfast } = fjellheimSurveys(now, mediaIdOf)
  const [stays, pulses] = [fjellheimResponses(now, bookings), fjellheimPulses(now, bookings)]
  return {
    surveys: [stay, pulse, breakfast],
    responses: [...stays.responses, ...pulses.responses],
    asked: [...stays.asked, ...pulses.asked],
  }
}
