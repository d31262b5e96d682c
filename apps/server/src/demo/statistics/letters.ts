import { addCounts, type Counts, partKey } from '@innkeeper/domain/statistics/counts.ts'
import { SOON_SECONDS } from '@innkeeper/domain/statistics/subjects.ts'
import type { DemoDay } from './days.ts'
import { about, diceOf, shareOut } from './share-out.ts'

type Letters = { messages: Counts; automations: Counts }

/** Messages to those who arrive, stay and left; most of them go out automatically. */
export function lettersOf(propertyId: string, day: DemoDay, automationIds: readonly string[]): Letters {
  const dice = diceOf(propertyId, 'messages', day.date)
  const automatic = automationIds.length === 0 ? 0 : about(day.arrivals * 2.1 + day.departures * 1.4, dice)
  const byHand = about(day.inHouse * 0.06, dice)
  const answers = about(day.inHouse * 0.04, dice)
  const causes = { automation: automatic, order: byHand, thread: answers }
  const messages = Object.entries(causes).map(([cause, wished]): Counts => {
    const sms = about(wished * 0.22, dice)
    const sent = { email: Math.max(0, wished - sms), sms: Math.min(sms, wished) }
    const delivered = Math.max(0, sent.sms - (dice.between(0, 9) === 0 ? 1 : 0))
    const failed = dice.between(0, 19) === 0 ? Math.min(1, sent.email) : 0
    const whole = { sent: wished, delivered, failed, reported: sent.sms }
    const of = (part: string, row: string, counts: Counts) =>
      Object.fromEntries(Object.entries(counts).map(([key, count]) => [partKey(key, part, row), count]))
    return {
      ...whole,
      ...of('cause', cause, whole),
      ...of('channel', 'email', { sent: sent.email, failed }),
      ...of('channel', 'sms', { sent: sent.sms, delivered, reported: sent.sms }),
    }
  })
  const skipped = about(automatic * 0.07, dice)
  return {
    messages: addCounts(messages),
    automations: stepsOf(automationIds, { sent: automatic, skipped }, dice),
  }
}

/** Guest pages that were opened from a message. */
export const clickedOf = (propertyId: string, day: DemoDay): Counts => ({
  clicked: about(day.arrivals * (0.5 + 0.3 * day.sinceBegin), diceOf(propertyId, 'clicked', day.date)),
})

function stepsOf(
  ids: readonly string[],
  steps: Record<'sent' | 'skipped', number>,
  dice: ReturnType<typeof diceOf>,
): Counts {
  const weights = Object.fromEntries(ids.map((id, place) => [id, 10 - Math.min(place, 8)]))
  return addCounts(
    Object.entries(steps).map(([key, count]): Counts => {
      const rows = Object.entries(shareOut(count, weights, dice))
      return {
        [key]: count,
        ...Object.fromEntries(rows.map(([id, own]) => [partKey(key, 'automation', id), own])),
      }
    }),
  )
}

/** The team answers faster as the year goes on, and slower when the house is full. */
export function answersOf(propertyId: string, day: DemoDay, orders: number): Counts {
  const dice = diceOf(propertyId, 'answers', day.date)
  const requests = Math.min(orders, about(orders * 0.7, dice))
  const messages = about(day.inHouse * 0.06, dice)
  const slow = (1.5 - 0.6 * day.sinceBegin) * (0.8 + Math.min(day.inHouse, 40) / 100)
  const seconds = (count: number, usual: number) => about(count * usual * slow, dice)
  const soon = (count: number, total: number) =>
    count === 0
      ? 0
      : Math.min(count, about((count * SOON_SECONDS * 0.75) / Math.max(total / count, SOON_SECONDS), dice))
  const [requestSeconds, messageSeconds] = [seconds(requests, 640), seconds(messages, 1100)]
  return {
    ...{ requests, requestSeconds, requestsSoon: soon(requests, requestSeconds) },
    ...{ messages, messageSeconds, messagesSoon: soon(messages, messageSeconds) },
  }
}
