import type { Answers } from '@innkeeper/domain/survey/answer.ts'
import { addDays, localTimeAt } from '@innkeeper/domain/time.ts'
import { targetGroupsOf } from '@innkeeper/domain/units/target-groups.ts'
import type { DemoBooking } from '../../demo-property.ts'
import { type Dice, diceFrom } from '../../seeded-random.ts'
import { stableId } from '../../stable-id.ts'
import type { DemoAsked, DemoResponse } from '../../survey-plan.ts'
import { LANGUAGE_INDEXES } from '../languages.ts'
import { fjellheimLinkKey } from '../link-key.ts'
import { FJELLHEIM, FJELLHEIM_ID } from '../property.ts'
import { TARGET_GROUPS } from '../target-groups.ts'
import { UNITS } from '../units.ts'
import { STAY_SURVEY } from './fjellheim-surveys.ts'
import { BAD_BREAKFAST, COMPLAINTS, FINE, GOOD_BREAKFAST, PRAISE, saidIn } from './said.ts'

/** The month in which the kitchen was short of people, in days before today, and since when the cook is new. */
const BAD_BREAKFAST_DAYS = { from: 172, to: 138 }
const DAYS = 364
/** Of each hundred who were asked. */
const ANSWERED = 36

const LANGUAGES = ['no', 'no', 'no', 'en', 'en', 'en', 'da', 'sv', 'sv', 'fi', 'nl'] as const
const OCCASIONS = ['holiday', 'holiday', 'holiday', 'work', 'celebration', 'event', 'passing'] as const

const isBad = (daysAgo: number) => daysAgo <= BAD_BREAKFAST_DAYS.from && daysAgo >= BAD_BREAKFAST_DAYS.to

/** More guests in summer, at Easter and around the new year than in November. */
function guestsAsked(day: string, dice: Dice): number {
  const month = Number(day.slice(5, 7))
  const most = [6, 7, 8, 1, 2, 12].includes(month) ? 6 : 4
  return dice.between(2, most)
}

/** A year of answers with a story in it. */
export function fjellheimResponses(now: number, bookings: readonly DemoBooking[]) {
  const today = localTimeAt(now, FJELLHEIM.timeZone).date
  const dice = diceFrom(71)
  const byDay = Map.groupBy(
    bookings.filter(
      ({ state, cancelledAt, noShowAt, linkKey }) =>
        // The guest the welcome page links after a stay has the survey still to come.
        state === 'checkout' && !cancelledAt && !noShowAt && linkKey !== fjellheimLinkKey('marieke'),
    ),
    ({ departure }) => addDays(departure, 1),
  )
  const asked: DemoAsked[] = []
  const responses: DemoResponse[] = []
  for (let daysAgo = DAYS; daysAgo >= 1; daysAgo -= 1) {
    const day = addDays(today, -daysAgo)
    const guests = guestsAsked(day, dice)
    const stays = byDay.get(day) ?? []
    const answering = Array.from({ length: guests }, () => dice.between(1, 100) <= ANSWERED).filter(Boolean)
    for (const nth of answering.keys()) {
      // Some leave their name out; of those who were here long ago it is gone by now.
      const booking = dice.between(1, 3) < 3 ? stays[nth] : undefined
      responses.push(response({ day, daysAgo, nth, booking, dice }))
    }
    asked.push({ surveyId: STAY_SURVEY, day, guests, answered: answering.length })
  }
  return { responses, asked }
}

type Answering = { day: string; daysAgo: number; nth: number; booking: DemoBooking | undefined; dice: Dice }

function response({ day, daysAgo, nth, booking, dice }: Answering): DemoResponse {
  const spoken = booking?.language ?? dice.pick(LANGUAGES)
  const language = spoken in LANGUAGE_INDEXES ? spoken : 'en'
  const { score, answers, tags } = answered({ daysAgo, language, dice })
  const minutes = String(dice.between(0, 59)).padStart(2, '0')
  const sentAt = new Date(`${day}T${String(dice.between(8, 20)).padStart(2, '0')}:${minutes}:00Z`)
  const id = stableId(FJELLHEIM_ID, 'response', day, String(nth))
  const isLow = score <= 6
  // The newest ones wait for somebody.
  const handled =
    isLow && daysAgo > 2
      ? {
          at: new Date(sentAt.getTime() + dice.between(1, 9) * 3_600_000),
          by: dice.pick(['Anna Lien', 'Ola Bakken']),
          // Nobody can write to those who left their name out.
          note: booking ? dice.pick(['Called and apologised.', 'Wrote to the guest, who was glad.', '']) : '',
        }
      : null
  return {
    ...{ id, surveyId: STAY_SURVEY, answers, language, sentAt, day, tags, handled },
    stay: booking ? stayOf(booking) : null,
    asksForContact: booking !== undefined && score <= 4 && daysAgo < 30,
  }
}

export function stayOf(booking: DemoBooking): NonNullable<DemoResponse['stay']> {
  const { id, guest, unitId, arrival, departure } = booking
  const unit = UNITS.find((one) => one.id === unitId)
  const unitCategoryId = unit?.categoryId ?? booking.unitCategoryId
  return {
    bookingId: id,
    guestMark: stableId(FJELLHEIM_ID, 'survey guest', guest.email ?? id),
    contact: {
      ...{ firstName: guest.firstName, lastName: guest.lastName, email: guest.email ?? '' },
      ...{ unit: unit?.code ?? '', checkIn: arrival, checkOut: departure },
    },
    unitCategoryId,
    targetGroupIds: targetGroupsOf(TARGET_GROUPS, { ...booking, unitCategoryId }),
  }
}

/** How one guest saw the house on that day. */
function answered({ daysAgo, language, dice }: { daysAgo: number; language: string; dice: Dice }) {
  const bad = isBad(daysAgo)
  const isAfter = daysAgo < BAD_BREAKFAST_DAYS.to
  const rating = (usual: readonly number[]) => dice.pick(usual)
  const breakfast = bad
    ? rating([1, 1, 2, 2, 2, 3, 4])
    : rating(isAfter ? [4, 5, 5, 5, 5, 4] : [3, 4, 4, 5, 4, 3])
  const room = rating([5, 5, 4, 4, 5, 3, 2, 5, 5])
  const people = rating([5, 5, 5, 4, 5, 4])
  const wish = (breakfast + room + people) / 3
  const lowest = Math.min(breakfast, room)
  const score =
    lowest <= 1
      ? dice.between(2, 6)
      : lowest === 2
        ? dice.between(5, 8)
        : wish >= 4.6
          ? dice.between(9, 10)
          : dice.between(7, 9)
  const about = wordsFor({ score, breakfast, bad, isAfter, dice })
  const words = about && dice.between(1, 100) <= 55 ? saidIn(about.words, language) : []
  const answers: Record<string, Answers[string]> = {
    recommend: score,
    ...(words.length > 0 && { whyScore: dice.pick(words) }),
    ...{ room, breakfast, people },
    ...(room <= 2 && { roomWhy: [dice.pick(['noise', 'temperature', 'bed'])] }),
    ...(breakfast <= 2 && {
      breakfastWhy: dice.shuffled(['coldFood', 'crowded', 'empty']).slice(0, dice.between(1, 2)),
    }),
    cleanliness: rating([5, 5, 4, 5, 4]),
    ...(dice.between(1, 2) === 1 && { sauna: rating([5, 5, 5, 4]) }),
    occasion: [dice.pick(OCCASIONS)],
  }
  return { score, answers, tags: words.length > 0 && about?.tag ? [about.tag] : [] }
}

type Seen = { score: number; breakfast: number; bad: boolean; isAfter: boolean; dice: Dice }

function wordsFor({ score, breakfast, bad, isAfter, dice }: Seen) {
  if (bad && breakfast <= 2) return { words: BAD_BREAKFAST, tag: 'breakfast' }
  if (score <= 6) return { words: COMPLAINTS, tag: null }
  if (score <= 8) return { words: FINE, tag: null }
  if (isAfter && dice.between(1, 4) === 1) return { words: GOOD_BREAKFAST, tag: 'breakfast' }
  return { words: PRAISE, tag: null }
}
