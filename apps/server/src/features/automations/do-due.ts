import { asksForCheckIn, asksForRegistration, OVERDUE_MS } from '@innkeeper/domain/automations/plan.ts'
import {
  type Automation,
  type AutomationStep,
  type StepSkipReason,
  TRIGGER_MODULES,
  type TriggerKind,
} from '@innkeeper/domain/automations/schema.ts'
import { stateEndsAt } from '@innkeeper/domain/guests/phase.ts'
import { MESSAGE_CHANNELS, type MessageChannel } from '@innkeeper/domain/messaging/constants.ts'
import type { MessageContent } from '@innkeeper/domain/messaging/mailing-schema.ts'
import type { ModuleName } from '@innkeeper/domain/modules/module-names.ts'
import { isWhollyRegistered } from '@innkeeper/domain/registration/wholly-registered.ts'
import type { Clock } from '../../platform/clock/port.ts'
import type { Database, Tx } from '../../platform/db/port.ts'
import { emit } from '../../platform/events/outbox.ts'
import type { MessagingService, StayMessages, StayPerson } from '../messaging/service.ts'
import { fits } from './conditions.ts'
import type { AutomationsHouse, HouseOf } from './house.ts'
import { planSteps } from './plan.ts'
import {
  AUTOMATION_CAUSE,
  claimDueSteps,
  findAutomations,
  findDueAutomations,
  findDueBookings,
  holdThoseOn,
  type StepOutcome,
  writeOutcomes,
} from './repository.ts'
import type { AutomationRow, AutomationStepRow } from './tables.ts'
import type { Triggers } from './triggers.ts'

/** So many stays go into one transaction. */
const STAYS_AT_ONCE = 500

export const channelsOf = ({ email, sms }: MessageContent): MessageChannel[] =>
  MESSAGE_CHANNELS.filter((channel) => (channel === 'email' ? email : sms) !== null)

const MODULE_OF: Record<MessageChannel, ModuleName> = { email: 'messagingEmail', sms: 'messagingSms' }
export const isChannelOn = (channel: MessageChannel, modules: readonly ModuleName[]): boolean =>
  modules.includes(MODULE_OF[channel])

/** Whether the property has what a trigger comes from, and automations. */
export const isOpen = (kind: TriggerKind, modules: readonly ModuleName[]): boolean =>
  modules.includes('automations') && modules.includes(TRIGGER_MODULES[kind] ?? 'automations')

export const stepKind = (key: number): string => `step-${key}`

/** By channels the property does not have, nobody gets anything. */
export function byOpenChannels(person: StayPerson, modules: readonly ModuleName[]): StayPerson {
  return {
    ...person,
    reach: person.reach.map((way) =>
      isChannelOn(way.channel, modules)
        ? way
        : { channel: way.channel, address: null, skipped: 'channel-off' as const },
    ),
  }
}

/** Why a stay does not get a step that is due; null where nothing speaks against it. */
export function whyNot(
  automation: Automation,
  person: StayPerson,
  { dueAt, now, house }: { dueAt: Date; now: Date; house: AutomationsHouse },
): StepSkipReason | null {
  const { trigger, onlyIf } = automation
  const { guest } = person
  if (guest.answer === 'called-off') return 'called-off'
  if (now.getTime() - dueAt.getTime() >= OVERDUE_MS) return 'too-late'
  if (isWhollyRegistered(guest) && asksForRegistration(automation)) return 'registered'
  if (!fits(onlyIf, person, house)) return 'conditions'
  // By what staff or another system said, not by the clock: nobody is here because it is afternoon.
  const follows = dueAt.getTime() >= stateEndsAt({ ...guest, state: 'checkin' }, house)
  if (guest.state === 'precheckin' && (follows || asksForCheckIn(trigger))) return 'never-checked-in'
  if (guest.state === 'checkout' && trigger.on === 'day of stay') return 'checked-out'
  return null
}

type Content = Awaited<ReturnType<StayMessages['prepare']>>
type Dependencies = {
  db: Database
  clock: Clock
  triggers: Triggers
  houseOf: HouseOf
  messaging: Pick<MessagingService, 'stays'>
}

/** Does what is due in a property: each step for each stay once, with its messages in the same transaction. */
export function createDoing({ db, clock, triggers, houseOf, messaging: { stays } }: Dependencies) {
  /** What the steps of automations with something due say at this moment. */
  async function contentsOf(propertyId: string): Promise<ReadonlyMap<string, Content>> {
    const due = await db.tenant(
      propertyId,
      async (tx) => {
        const ids = new Set(await findDueAutomations(tx, propertyId, clock.now()))
        return (await findAutomations(tx, propertyId)).filter(({ id, isOn }) => isOn && ids.has(id))
      },
      { readOnly: true },
    )
    const contents = new Map<string, Content>()
    for (const { id, version, automation } of due) {
      for (const { key, content, purpose } of automation.steps) {
        const prepared = await stays.prepare(propertyId, content, purpose === 'marketing')
        contents.set(`${id} ${version} ${key}`, prepared)
      }
    }
    return contents
  }

  type Round = {
    house: AutomationsHouse
    mailingHouse: Awaited<ReturnType<StayMessages['houseOf']>>
    contents: ReadonlyMap<string, Content>
    now: Date
  }

  /** Messages of one step to those who are to get it, and what became of each. */
  async function doStep(
    tx: Tx,
    { id, version, automation }: AutomationRow,
    { step, rows }: { step: AutomationStep; rows: readonly AutomationStepRow[] },
    { house, mailingHouse, contents, now }: Round,
  ): Promise<StepOutcome[]> {
    const content = contents.get(`${id} ${version} ${step.key}`)
    // It changed since its words were read: the next round has them.
    if (content === undefined) return []
    const purpose = content?.isOffer ? ('marketing' as const) : step.purpose
    const people = await stays.peopleOf(tx, mailingHouse, {
      bookingIds: rows.map(({ bookingId }) => bookingId),
      wish: { channels: channelsOf(step.content), purpose },
    })
    const personOf = new Map(people.map((person) => [person.guest.id, person]))
    const judged = rows.map((row) => {
      const person = personOf.get(row.bookingId)
      if (!person) return { row, person: null, outcome: 'gone' as const }
      const why =
        content === null ? 'template-gone' : whyNot(automation, person, { dueAt: row.dueAt, now, house })
      return { row, person: byOpenChannels(person, house.modules), outcome: why ?? ('done' as const) }
    })
    const meant = judged.flatMap(({ person, outcome }) => (person && outcome === 'done' ? [person] : []))
    const origin = { causeKind: AUTOMATION_CAUSE, causeId: id, kind: stepKind(step.key) }
    const queued =
      content === null
        ? []
        : await stays.queue(tx, mailingHouse, meant, { origin, purpose, bodies: content.bodies })
    return judged.map(({ row, outcome }) => {
      if (outcome !== 'done') return { ...row, outcome }
      const own = queued.filter(({ bookingId }) => bookingId === row.bookingId)
      const isSent = own.some(({ state }) => state === 'queued')
      return { ...row, outcome: isSent ? 'done' : ((own[0]?.failure as StepSkipReason | null) ?? 'no-text') }
    })
  }

  /** Planned anew first, so that what changed a moment ago counts. Says whether there may be more. */
  async function doSome(tx: Tx, propertyId: string, round: Round): Promise<boolean> {
    const { house, now } = round
    const on = await holdThoseOn(tx, propertyId)
    const bookingIds = await findDueBookings(tx, propertyId, { now, limit: STAYS_AT_ONCE })
    if (bookingIds.length === 0) return false
    for (const row of on) {
      const turnedOnAt = row.turnedOnAt ?? now
      if (triggers.isOffered(row.automation.trigger.on)) {
        await planSteps(tx, triggers, { ...row, turnedOnAt }, { now, bookingIds }, house)
      }
    }
    const claimed = await claimDueSteps(tx, propertyId, { now, bookingIds })
    const outcomes: StepOutcome[] = []
    const current = new Map(on.map((row) => [row.id, row]))
    const groups = Map.groupBy(
      claimed,
      ({ automationId, version, step }) => `${automationId} ${version} ${step}`,
    )
    for (const rows of groups.values()) {
      const [{ automationId, version, step: key } = { automationId: '', version: 0, step: 0 }] = rows
      const automation = current.get(automationId)
      const step = automation?.automation.steps.find((one) => one.key === key)
      if (!automation || automation.version !== version || !step) {
        outcomes.push(...rows.map((row) => ({ ...row, outcome: 'gone' as const })))
      } else if (!isOpen(automation.automation.trigger.on, house.modules)) {
        outcomes.push(...rows.map((row) => ({ ...row, outcome: 'module-off' as const })))
      } else {
        outcomes.push(...(await doStep(tx, automation, { step, rows }, round)))
      }
    }
    await writeOutcomes(tx, propertyId, { outcomes, now })
    for (const automationId of new Set(outcomes.map((row) => row.automationId))) {
      await emit(tx, propertyId, 'automation.changed', { automationId })
    }
    return outcomes.length > 0
  }

  return async (propertyId: string, signal?: AbortSignal): Promise<void> => {
    let isMore = true
    while (isMore && !signal?.aborted) {
      const contents = await contentsOf(propertyId)
      const [house, mailingHouse] = await Promise.all([houseOf(propertyId), stays.houseOf(propertyId)])
      const round = { house, mailingHouse, contents, now: clock.now() }
      isMore = await db.tenant(propertyId, (tx) => doSome(tx, propertyId, round))
    }
  }
}
export type DoDue = ReturnType<typeof createDoing>
