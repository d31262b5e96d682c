import type { MarkKind } from '@innkeeper/domain/cleaning/marks.ts'
import type { MessageState } from '@innkeeper/domain/messaging/constants.ts'
import { localTimeAt } from '@innkeeper/domain/time.ts'
import type { Clock } from '../../../platform/clock/port.ts'
import type { Tx } from '../../../platform/db/port.ts'
import { emit } from '../../../platform/events/outbox.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { newId } from '../../../platform/ids.ts'
import type { MessagingService } from '../../messaging/service.ts'
import { findOpenProperty } from '../../properties/service.ts'
import { readSettings } from '../settings/read-settings.ts'
import { readyMessage } from './ready-message.ts'
import type { ReadyUnits } from './ready-units.ts'
import { deleteTold, findTold, findToldRooms, insertTold } from './told.ts'
import { findWaiting, type WaitingGuest } from './waiting.ts'
import { waysTo } from './ways.ts'

/** How messages say what caused them; stored with them. */
export const READY_CAUSE = 'room ready'
/** What says that a room is ready; whom it is given to does not. */
const MAKES_READY: ReadonlySet<MarkKind> = new Set(['done', 'inspected'])
/** A message in one of these went out, or lies in the outbox of the house. */
const WENT_OUT: ReadonlySet<MessageState> = new Set(['sent', 'delivered', 'kept'])
const MAY_GO_OUT: ReadonlySet<MessageState> = new Set([...WENT_OUT, 'queued'])

type Dependencies = {
  clock: Clock
  /** Of this installation, as guests reach it. */
  origin: string
  messaging: Pick<MessagingService, 'registerCause' | 'sendMessage' | 'messagesOf' | 'deleteMessages'>
  readyUnits: ReadyUnits
}
type OpenHouse = NonNullable<Awaited<ReturnType<typeof findOpenProperty>>> & { today: string }
export type NewMarks = {
  propertyId: string
  date: string
  marks: readonly { unitId: string; kind: MarkKind }[]
}

/** Tells guests who wait that their room is ready: each once of each room. */
export function createTellGuests({ clock, origin, messaging, readyUnits }: Dependencies) {
  async function houseOf(tx: Tx, propertyId: string): Promise<OpenHouse | null> {
    const house = await findOpenProperty(tx, propertyId, clock.now())
    return house && { ...house, today: localTimeAt(clock.now().getTime(), house.timeZone).date }
  }

  /** When each of those was told who can be reached and was not before. */
  async function tell(
    tx: Tx,
    house: OpenHouse,
    guests: readonly WaitingGuest[],
    purpose: 'answer' | 'service',
  ) {
    const { propertyId, modules } = house
    const toldAt = clock.now()
    let count = 0
    for (const guest of guests) {
      const { bookingId, unitId, phone, email } = guest
      const ways = waysTo(guest, modules)
      const row = { propertyId, bookingId, unitId, id: newId(), toldAt }
      if (ways.length === 0 || !(await insertTold(tx, row))) continue
      const { translate } = await import('@innkeeper/i18n/translate.ts')
      const { language, sms, email: letter } = readyMessage(guest, { house, origin, translate })
      await messaging.sendMessage(tx, {
        ...{ propertyId, purpose, language, kind: 'ready', cause: { kind: READY_CAUSE, id: row.id } },
        recipient: { bookingId, phone, email },
        content: { ...(ways.includes('sms') && { sms }), ...(ways.includes('email') && { email: letter }) },
      })
      count++
    }
    if (count > 0) await emit(tx, propertyId, 'cleaning.changed', { day: house.today })
    return count > 0 ? toldAt : null
  }

  /** Forgets that a guest was told, with what waits to be sent, unless a message is in one of these states. */
  async function takeBack(
    tx: Tx,
    propertyId: string,
    guest: WaitingGuest,
    unless: ReadonlySet<MessageState>,
  ) {
    const { toldId } = guest
    if (toldId === null) return guest
    const sent = await messaging.messagesOf(tx, propertyId, { kind: READY_CAUSE, id: toldId })
    if (sent.some(({ state }) => unless.has(state))) return guest
    await messaging.deleteMessages(tx, propertyId, READY_CAUSE, [toldId])
    await deleteTold(tx, propertyId, toldId)
    return { ...guest, toldId: null, toldAt: null }
  }

  messaging.registerCause(READY_CAUSE, {
    async isStanding(tx, propertyId, id) {
      const [told, house] = [await findTold(tx, propertyId, id), await houseOf(tx, propertyId)]
      if (!told || !house) return false
      // A message that waited for the morning would tell of a room of yesterday.
      if (localTimeAt(told.toldAt.getTime(), house.timeZone).date !== house.today) return false
      const waiting = await findWaiting(tx, { propertyId, unitIds: [told.unitId], today: house.today })
      if (!waiting.some(({ toldId }) => toldId === id)) return false
      const unitIds = [told.unitId]
      return (await readyUnits(tx, propertyId, { date: house.today, unitIds }))?.has(told.unitId) ?? false
    },
    attachments: async () => [],
    namesOf: findToldRooms,
  })

  return {
    /** Asked by staff. Throws `cleaning/nobody-waits` or `cleaning/not-ready`. */
    async asked(tx: Tx, { propertyId, unitId, date }: { propertyId: string; unitId: string; date: string }) {
      const house = await houseOf(tx, propertyId)
      const waiting =
        house?.today === date ? await findWaiting(tx, { propertyId, unitIds: [unitId], today: date }) : []
      const reachable = waiting.filter((guest) => house && waysTo(guest, house.modules).length > 0)
      if (!house || reachable.length === 0)
        throw new AppError('cleaning/nobody-waits', 'No guest who can be written to waits for this room.')
      // Whom no message reached may be told once more.
      const reached: WaitingGuest[] = []
      for (const guest of reachable) reached.push(await takeBack(tx, propertyId, guest, MAY_GO_OUT))
      const told = reached.flatMap(({ toldAt }) => toldAt ?? [])
      const untold = reached.filter(({ toldAt }) => toldAt === null)
      if (untold.length > 0 && !(await readyUnits(tx, propertyId, { date, unitIds: [unitId] }))?.has(unitId))
        throw new AppError('cleaning/not-ready', 'The room is not ready.')
      return (await tell(tx, house, untold, 'answer')) ?? told.at(-1) ?? clock.now()
    },

    /** In the transaction of new marks: tells by itself where the house wants it, and takes back what no longer holds. */
    async roomsMarked(tx: Tx, { propertyId, date, marks }: NewMarks): Promise<void> {
      const house = await houseOf(tx, propertyId)
      // What a phone sends days later tells nobody anything.
      if (house?.today !== date || marks.length === 0) return
      const unitIds = [...new Set(marks.map(({ unitId }) => unitId))]
      const waiting = await findWaiting(tx, { propertyId, unitIds, today: date })
      if (waiting.length === 0) return
      const ready = await readyUnits(tx, propertyId, { date, unitIds })
      for (const guest of waiting)
        if (!ready?.has(guest.unitId)) await takeBack(tx, propertyId, guest, WENT_OUT)
      if (!(await readSettings(tx, propertyId)).tellsGuest) return
      const made = new Set(marks.flatMap(({ unitId, kind }) => (MAKES_READY.has(kind) ? [unitId] : [])))
      const now = waiting.filter(
        ({ unitId, toldAt }) => toldAt === null && made.has(unitId) && ready?.has(unitId),
      )
      await tell(tx, house, now, 'service')
    },
  }
}
export type TellGuests = ReturnType<typeof createTellGuests>
