import * as z from 'zod/mini'
import { daySchema } from '../calendar-schema.ts'
import type { BookingState } from '../guests/schema.ts'
import { publicIdSchema } from '../ids.ts'
import { addDays } from '../time.ts'

const ids = (most: number) => z.array(publicIdSchema).check(z.minLength(1), z.maxLength(most))
const who = <const W extends string>(value: W) => z.literal(value)

/** One thing that is true of whom a message is for. */
export const audiencePartSchema = z.discriminatedUnion('who', [
  z.object({ who: who('arrivals today') }),
  z.object({ who: who('arrivals tomorrow') }),
  z.object({ who: who('departures today') }),
  z.object({ who: who('departures tomorrow') }),
  z.object({ who: who('arrivals on date'), date: daySchema }),
  z.object({ who: who('departures on date'), date: daySchema }),
  z.object({ who: who('in-house guests') }),
  z.object({ who: who('unit categories'), ids: ids(100) }),
  z.object({ who: who('units'), ids: ids(500) }),
  z.object({ who: who('target groups'), ids: ids(100) }),
  z.object({ who: who('specific guests'), ids: ids(500) }),
])
export type AudiencePart = z.infer<typeof audiencePartSchema>

/** Everybody of whom all parts of any one group are true: "and" within a group, "or" between them. */
export const audienceSchema = z.object({
  groups: z
    .array(z.object({ parts: z.array(audiencePartSchema).check(z.minLength(1), z.maxLength(6)) }))
    .check(z.minLength(1), z.maxLength(10)),
})
export type Audience = z.infer<typeof audienceSchema>
export type AudienceGroup = Audience['groups'][number]

/** What an audience asks of a stay; the state is that of now, by the clock. */
export type AudienceStay = {
  bookingId: string
  arrival: string
  departure: string
  state: BookingState
  isCalledOff: boolean
  unitId: string | null
  unitCategoryId: string | null
  targetGroupIds: readonly string[]
}

/** Parts that say when somebody is here; a group without one is about the guests in house. */
const SAYS_WHEN: ReadonlySet<AudiencePart['who']> = new Set([
  'arrivals today',
  'arrivals tomorrow',
  'departures today',
  'departures tomorrow',
  'arrivals on date',
  'departures on date',
  'in-house guests',
  'specific guests',
])
/** Parts that mean people who may have left already. */
const REACHES_DEPARTED: ReadonlySet<AudiencePart['who']> = new Set([
  'departures today',
  'departures tomorrow',
  'departures on date',
  'specific guests',
])

/** Whether the group says nothing of when, and so means those who are here now. */
export const isAboutNow = ({ parts }: AudienceGroup): boolean =>
  !parts.some((part) => SAYS_WHEN.has(part.who))
/** Whether the group also means people who have left. */
export const reachesDeparted = ({ parts }: AudienceGroup): boolean =>
  parts.some((part) => REACHES_DEPARTED.has(part.who))

const inHouse = (stay: AudienceStay): boolean => stay.state === 'checkin' && !stay.isCalledOff

function holds(part: AudiencePart, stay: AudienceStay, today: string): boolean {
  switch (part.who) {
    case 'arrivals today':
      return stay.arrival === today
    case 'arrivals tomorrow':
      return stay.arrival === addDays(today, 1)
    case 'departures today':
      return stay.departure === today
    case 'departures tomorrow':
      return stay.departure === addDays(today, 1)
    case 'arrivals on date':
      return stay.arrival === part.date
    case 'departures on date':
      return stay.departure === part.date
    case 'in-house guests':
      return inHouse(stay)
    case 'unit categories':
      return stay.unitCategoryId !== null && part.ids.includes(stay.unitCategoryId)
    case 'units':
      return stay.unitId !== null && part.ids.includes(stay.unitId)
    case 'target groups':
      return part.ids.some((id) => stay.targetGroupIds.includes(id))
    case 'specific guests':
      return part.ids.includes(stay.bookingId)
  }
}

function isInGroup(group: AudienceGroup, stay: AudienceStay, today: string): boolean {
  if (isAboutNow(group) && !inHouse(stay)) return false
  return group.parts.every((part) => holds(part, stay, today))
}

/** What an audience says of a stay: meant, meant but not to be written to, or not meant. */
export type AudienceAnswer = 'in' | 'called-off' | 'checked-out' | 'out'

/**
 * Whether a message to the audience is for this stay. Who was chosen by name and has cancelled, or is meant by the day
 * of arrival and has left, is named with the reason; all others who are not to be reached are left out.
 */
export function audienceAnswer(audience: Audience, stay: AudienceStay, today: string): AudienceAnswer {
  const meant = audience.groups.filter((group) => isInGroup(group, stay, today))
  if (meant.length === 0) return 'out'
  if (stay.isCalledOff) {
    const isNamed = meant.some(({ parts }) => parts.some((part) => part.who === 'specific guests'))
    return isNamed ? 'called-off' : 'out'
  }
  if (stay.state === 'checkout' && !meant.some(reachesDeparted)) return 'checked-out'
  return 'in'
}

/** The audience without these guests by name; null where it meant nobody else. */
export function withoutGuests(audience: Audience, bookingIds: readonly string[]): Audience | null {
  const groups = audience.groups.flatMap((group): AudienceGroup[] => {
    const parts = group.parts.map((part) =>
      part.who === 'specific guests'
        ? { ...part, ids: part.ids.filter((id) => !bookingIds.includes(id)) }
        : part,
    )
    const meansNobody = parts.some((part) => part.who === 'specific guests' && part.ids.length === 0)
    return meansNobody ? [] : [{ ...group, parts }]
  })
  return groups.length > 0 ? { ...audience, groups } : null
}
