import { fillPath } from '@innkeeper/api/address.ts'
import {
  MESSAGE_CHANNELS,
  type MessageChannel,
  type MessageState,
} from '@innkeeper/domain/messaging/constants.ts'
import type { ModuleName } from '@innkeeper/domain/modules/module-names.ts'
import { chooseForm } from '@innkeeper/domain/registration/choose-form.ts'
import { localTimeAt } from '@innkeeper/domain/time.ts'
import { isInTargetGroup } from '@innkeeper/domain/units/target-groups.ts'
import { and, eq, inArray, isNull, not } from 'drizzle-orm'
import type { Clock } from '../../../platform/clock/port.ts'
import type { Tx } from '../../../platform/db/port.ts'
import type { Staff } from '../../../platform/http/access.ts'
import { recordBy } from '../../audit/service.ts'
import { registrationReminder } from '../../automations/service.ts'
import { bookings, isRegistered } from '../../guests/tables.ts'
import type { LeavesHouse, MessagingService, StayPerson } from '../../messaging/service.ts'
import type { PropertyService } from '../../properties/service.ts'
import { formStanding, noForm } from '../forms/form-standing.ts'
import { findForms } from '../forms/repository.ts'

/** How messages name a reminder of the form as what caused them; there is one for the whole property. */
export const REMINDER_CAUSE = { causeKind: 'registration', causeId: 'reminder' } as const
const MODULE_OF: Record<MessageChannel, ModuleName> = { email: 'messagingEmail', sms: 'messagingSms' }

/** What reached nobody is no reminder: it may be tried again at once. */
const LOST: readonly MessageState[] = ['kept', 'failed', 'cancelled']
export type Reminder = { at: Date; isLost: boolean }

type Dependencies = {
  clock: Clock
  origin: string
  leavesHouse: LeavesHouse
  messaging: Pick<MessagingService, 'stays' | 'registerCause'>
  properties: Pick<PropertyService, 'snapshot' | 'modulesOf'>
}

/** Reminds guests of their form, each in their language and by one channel: e-mail where there is an address. */
export function createReminders({ clock, origin, messaging, properties, leavesHouse }: Dependencies) {
  const { stays } = messaging
  messaging.registerCause(REMINDER_CAUSE.causeKind, {
    isStanding: async () => true,
    whyNot: async (tx, propertyId, { bookingId }) =>
      (await findOpen(tx, propertyId, [bookingId])).length > 0 ? null : 'registered',
    attachments: async () => [],
  })

  /** Outside any transaction: what the property sends with. */
  async function sendsWith(propertyId: string) {
    const snapshot = await properties.snapshot(propertyId)
    const house = await stays.houseOf(propertyId)
    const leaves = await leavesHouse(propertyId)
    return { house, leaves, timeZone: snapshot.property.timeZone, modules: properties.modulesOf(snapshot) }
  }

  /** The words too: they are set in every language, which nobody who only reads the list waits for. */
  async function prepare({ propertyId }: { propertyId: string }) {
    const { localization } = (await properties.snapshot(propertyId)).property
    const content = await stays.prepare(propertyId, registrationReminder(localization), false)
    if (!content) throw new TypeError('words of our own need no template')
    return { ...(await sendsWith(propertyId)), bodies: content.bodies }
  }

  async function peopleOf(
    tx: Tx,
    { house, modules, leaves }: Pick<Prepared, 'house' | 'modules' | 'leaves'>,
    bookingIds: readonly string[],
  ): Promise<StayPerson[]> {
    const wish = { channels: MESSAGE_CHANNELS, purpose: 'service' as const }
    const people = await stays.peopleOf(tx, house, { bookingIds, wish })
    return people.map((person) => ({ ...person, reach: firstWay(person, modules, leaves) }))
  }

  /** The last reminder of each of these stays. */
  async function remindersOf(tx: Tx, propertyId: string, bookingIds: readonly string[]) {
    const sent = await stays.messagesTo(tx, propertyId, REMINDER_CAUSE, bookingIds)
    return new Map(
      sent.flatMap(({ bookingId, state, createdAt }): [string, Reminder][] =>
        bookingId === null || state === 'skipped'
          ? []
          : [[bookingId, { at: createdAt, isLost: LOST.includes(state) }]],
      ),
    )
  }

  async function remind(
    tx: Tx,
    staff: Staff,
    bookingIds: readonly string[],
    prepared: Prepared,
  ): Promise<{ queued: number; leftOut: number }> {
    const { propertyId } = staff
    const dayOf = (at: Date) => localTimeAt(at.getTime(), prepared.timeZone).date
    const today = dayOf(clock.now())
    const asked = [...new Set(bookingIds)]
    if ((await formStanding(tx, propertyId)) !== 'on') throw noForm()
    const open = await findOpen(tx, propertyId, asked)
    const reminders = await remindersOf(tx, propertyId, open)
    const meant = open.filter((id) => {
      const last = reminders.get(id)
      return !last || last.isLost || dayOf(last.at) !== today
    })
    const people = await peopleOf(tx, prepared, meant)
    const forms = await findForms(tx, propertyId)
    const reached = people.filter(
      (person) =>
        person.reach.some(({ address }) => address !== null) &&
        chooseForm(forms, groupsOf(person, prepared.house)) !== null,
    )
    const messages = await stays.queue(tx, withFormLink(prepared.house), reached, {
      origin: { ...REMINDER_CAUSE, kind: 'reminder' },
      purpose: 'service',
      bodies: prepared.bodies,
    })
    const queued = messages.filter(({ state }) => state === 'queued').length
    if (queued > 0) await recordBy(tx, staff, { action: 'registration.reminded', subject: String(queued) })
    return { queued, leftOut: asked.length - queued }
  }

  /** The link leads to the form itself, not to the guestbook. */
  function withFormLink(house: Prepared['house']): Prepared['house'] {
    return {
      ...house,
      factsOf(person) {
        const facts = house.factsOf(person)
        const address = { hotel: house.propertyId, bookingId: person.guest.linkKey }
        const bookingLink = `${origin}${fillPath('/registration-form/:hotel/:bookingId', address)}`
        return { ...facts, values: { ...facts.values, bookingLink } }
      },
    }
  }

  return { sendsWith, prepare, peopleOf, remindersOf, remind }
}
export type Reminders = ReturnType<typeof createReminders>
type Prepared = Awaited<ReturnType<Reminders['prepare']>>

/** By the first channel the property has and the guest can be reached by; one that leads nowhere comes last. */
function firstWay(
  { reach }: StayPerson,
  modules: readonly ModuleName[],
  leaves: Awaited<ReturnType<LeavesHouse>>,
): StayPerson['reach'] {
  const ways = MESSAGE_CHANNELS.filter((channel) => modules.includes(MODULE_OF[channel]))
    .flatMap((channel) => reach.filter((one) => one.channel === channel))
    .filter(({ address }) => address !== null)
  const way = ways.find(({ channel }) => leaves[channel]) ?? ways[0]
  return way ? [way] : []
}

function groupsOf({ guest }: StayPerson, { targetGroups }: Prepared['house']): string[] {
  const unitCategoryId = guest.ownCategoryId ?? guest.bookedCategoryId
  return targetGroups
    .filter((group) => isInTargetGroup(group, { ...guest, unitCategoryId }))
    .map(({ id }) => id)
}

/** Those of the stays that are still to arrive and to be registered; held, so that nobody is reminded twice at once. */
async function findOpen(tx: Tx, propertyId: string, bookingIds: readonly string[]): Promise<string[]> {
  const rows = await tx
    .select({ id: bookings.id })
    .from(bookings)
    .where(
      and(
        eq(bookings.propertyId, propertyId),
        inArray(bookings.id, [...bookingIds]),
        not(isRegistered),
        eq(bookings.state, 'precheckin'),
        isNull(bookings.cancelledAt),
        isNull(bookings.noShowAt),
        isNull(bookings.erasedAt),
      ),
    )
    .orderBy(bookings.id)
    .for('update')
  return rows.map(({ id }) => id)
}
