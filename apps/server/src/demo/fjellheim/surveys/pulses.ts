import { addDays, localTimeAt } from '@innkeeper/domain/time.ts'
import type { DemoBooking } from '../../demo-property.ts'
import { diceFrom } from '../../seeded-random.ts'
import { stableId } from '../../stable-id.ts'
import type { DemoAsked, DemoResponse } from '../../survey-plan.ts'
import { LANGUAGE_INDEXES } from '../languages.ts'
import { FJELLHEIM, FJELLHEIM_ID } from '../property.ts'
import { PULSE } from './fjellheim-surveys.ts'
import { stayOf } from './responses.ts'
import { PUT_RIGHT, saidIn } from './said.ts'

const DAYS = 28

/** Guests of the last weeks, asked on their second day; the last one with a wish waits for somebody. */
export function fjellheimPulses(now: number, bookings: readonly DemoBooking[]) {
  const today = localTimeAt(now, FJELLHEIM.timeZone).date
  const dice = diceFrom(72)
  const byDay = Map.groupBy(
    bookings.filter(
      ({ state, arrival, departure, cancelledAt, noShowAt }) =>
        state !== 'precheckin' && !cancelledAt && !noShowAt && departure > addDays(arrival, 1),
    ),
    ({ arrival }) => addDays(arrival, 1),
  )
  const asked: DemoAsked[] = []
  const responses: DemoResponse[] = []
  for (let daysAgo = DAYS; daysAgo >= 1; daysAgo -= 1) {
    const day = addDays(today, -daysAgo)
    const guests = byDay.get(day) ?? []
    const answering = guests.filter(() => dice.between(1, 5) <= 2)
    if (guests.length > 0) {
      asked.push({ surveyId: PULSE, day, guests: guests.length, answered: answering.length })
    }
    for (const booking of answering) {
      const spoken = booking.language ?? 'en'
      const language = spoken in LANGUAGE_INDEXES ? spoken : 'en'
      const soFar = dice.pick([5, 5, 4, 5, 4, 3, 2])
      const wishes = soFar <= 3 ? saidIn(PUT_RIGHT, language) : []
      const sentAt = new Date(`${day}T${dice.between(15, 19)}:${dice.between(10, 59)}:00Z`)
      responses.push({
        ...{ id: stableId(FJELLHEIM_ID, 'pulse', booking.id), surveyId: PULSE, language, sentAt, day },
        stay: stayOf(booking),
        asksForContact: false,
        answers: { soFar, ...(wishes.length > 0 && { putRight: dice.pick(wishes) }) },
        tags: [],
        handled:
          soFar <= 3 && daysAgo > 1
            ? { at: new Date(sentAt.getTime() + 1_800_000), by: 'Anna Lien', note: 'Done the same evening.' }
            : null,
      })
    }
  }
  return { responses, asked }
}
