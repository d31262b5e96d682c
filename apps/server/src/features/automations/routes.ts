import {
  addAutomation,
  changeAutomation,
  deleteAutomation,
  dryRunAutomation,
  getAutomation,
  getAutomationHistory,
  listAutomations,
  turnAutomation,
} from '@innkeeper/api/automations.ts'
import { MESSAGE_CHANNELS } from '@innkeeper/domain/messaging/constants.ts'
import { can } from '@innkeeper/domain/team/capabilities.ts'
import type { Clock } from '../../platform/clock/port.ts'
import type { Database } from '../../platform/db/port.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { type Handler, read, write, writeAfter } from '../../platform/http/handlers.ts'
import type { MessagingService } from '../messaging/service.ts'
import type { Commands } from './commands.ts'
import { isChannelOn, isOpen } from './do-due.ts'
import { dryRun } from './dry-run.ts'
import { readHistory } from './history.ts'
import type { HouseOf } from './house.ts'
import type { Presenter } from './present.ts'
import { findAutomations } from './repository.ts'
import { offeredStarters, starterAutomation } from './starters/starters.ts'
import type { Triggers } from './triggers.ts'

type Dependencies = {
  db: Database
  clock: Clock
  triggers: Triggers
  commands: Commands
  houseOf: HouseOf
  messaging: Pick<MessagingService, 'stays'>
  present: Presenter
}

/** What a call that stores no automation names it by. */
const UNSAVED = 'unsaved'

export function automationHandlers(dependencies: Dependencies): Handler[] {
  const { db, clock, triggers, commands, houseOf, messaging, present } = dependencies

  const namesGuests = (staff: Parameters<typeof can>[0]) => can(staff, 'guests:manage')
  const ownHouse = ({ propertyId }: { propertyId: string }) => houseOf(propertyId)

  return [
    read(listAutomations, async ({ propertyId }) => {
      const [house, { quietHours }] = await Promise.all([
        houseOf(propertyId),
        messaging.stays.houseOf(propertyId),
      ])
      const items = await db.tenant(
        propertyId,
        async (tx) => present.all(tx, await findAutomations(tx, propertyId), propertyId, house),
        { readOnly: true },
      )
      const offered = triggers.kinds().filter((kind) => isOpen(kind, house.modules))
      return {
        automations: items,
        triggers: offered,
        starters: offeredStarters(offered),
        quietHours,
        channels: MESSAGE_CHANNELS.filter((channel) => isChannelOn(channel, house.modules)),
      }
    }),
    read(getAutomation, async ({ propertyId, params }) => {
      const house = await houseOf(propertyId)
      return db.tenant(
        propertyId,
        async (tx) => present.one(tx, await commands.required(tx, propertyId, params.automationId), house),
        { readOnly: true },
      )
    }),
    writeAfter(addAutomation, ownHouse, async ({ staff, body: { starter, automation } }, tx, house) => {
      const wanted = automation ?? (starter && starterAutomation(starter, house.localization))
      if (!wanted) throw new AppError('request/invalid', 'Say which automation.')
      return present.one(
        tx,
        await commands.add(tx, staff, { automation: wanted, starter: starter ?? null }),
        house,
      )
    }),
    writeAfter(changeAutomation, ownHouse, async ({ staff, params, body }, tx, house) =>
      present.one(tx, await commands.change(tx, staff, { id: params.automationId, ...body, house }), house),
    ),
    writeAfter(turnAutomation, ownHouse, async ({ staff, params, body }, tx, house) =>
      present.one(tx, await commands.turn(tx, staff, { id: params.automationId, ...body, house }), house),
    ),
    write(deleteAutomation, async ({ staff, params }, tx) => {
      await commands.remove(tx, staff, params.automationId)
      return {}
    }),
    read(dryRunAutomation, async ({ propertyId, staff, body: { automationId, automation } }) => {
      if (!triggers.isOffered(automation.trigger.on)) {
        throw new AppError('automation/not-offered', 'This automation cannot begin with that yet.')
      }
      const [house, mailingHouse] = await Promise.all([
        houseOf(propertyId),
        messaging.stays.houseOf(propertyId),
      ])
      const purposes = new Map<number, (typeof automation.steps)[number]['purpose']>()
      for (const { key, content, purpose } of automation.steps) {
        const template = content.email?.from === 'template' ? content : null
        const prepared =
          template && (await messaging.stays.prepare(propertyId, template, purpose === 'marketing'))
        purposes.set(key, prepared?.isOffer ? 'marketing' : purpose)
      }
      const now = clock.now()
      return db.tenant(
        propertyId,
        async (tx) => {
          const row = automationId ? await commands.required(tx, propertyId, automationId) : null
          const isAsSaved = row?.isOn && JSON.stringify(row.automation) === JSON.stringify(automation)
          const planned = {
            propertyId,
            id: row?.id ?? UNSAVED,
            automation,
            version: row ? row.version + (isAsSaved ? 0 : 1) : 1,
            turnedOnAt: (isAsSaved && row.turnedOnAt) || now,
          }
          const asked = { planned, house, mailingHouse, purposes, now, namesGuests: namesGuests(staff) }
          return dryRun(tx, { triggers, messaging }, asked)
        },
        { readOnly: true },
      )
    }),
    read(getAutomationHistory, ({ propertyId, staff, params: { automationId }, query }) =>
      db.tenant(
        propertyId,
        async (tx) => {
          await commands.required(tx, propertyId, automationId)
          return readHistory(tx, propertyId, messaging, {
            automationId,
            after: query.after,
            namesGuests: namesGuests(staff),
          })
        },
        { readOnly: true },
      ),
    ),
  ]
}
