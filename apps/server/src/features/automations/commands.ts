import type { AutomationItem, Starter } from '@innkeeper/api/automations.ts'
import { AUTOMATIONS_MAX, type Automation } from '@innkeeper/domain/automations/schema.ts'
import type { Clock } from '../../platform/clock/port.ts'
import type { Tx } from '../../platform/db/port.ts'
import { emit } from '../../platform/events/outbox.ts'
import type { Staff } from '../../platform/http/access.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { newId } from '../../platform/ids.ts'
import { recordBy } from '../audit/service.ts'
import type { AutomationsHouse } from './house.ts'
import { planSteps } from './plan.ts'
import {
  deleteAutomation,
  deletePlanned,
  findAutomation,
  findAutomations,
  insertAutomation,
  lockAutomation,
  updateAutomation,
} from './repository.ts'
import type { AutomationRow } from './tables.ts'
import type { Triggers } from './triggers.ts'

export const unknownAutomation = () => new AppError('automation/unknown', 'There is no such automation.')

type Dependencies = {
  clock: Clock
  triggers: Triggers
  /** As staff read it. */
  present(tx: Tx, row: AutomationRow, house: AutomationsHouse): Promise<AutomationItem>
}
type Named = { id: string; revision: number; house: AutomationsHouse }
type Change = { revision: number; automation: Automation }

/** What staff do with automations; each in the transaction of its call. */
export function createCommands({ clock, triggers, present }: Dependencies) {
  async function required(tx: Tx, propertyId: string, id: string): Promise<AutomationRow> {
    const row = await findAutomation(tx, propertyId, id)
    if (!row) throw unknownAutomation()
    return row
  }

  /** Held, and still as whoever changes it saw it. */
  async function current(tx: Tx, propertyId: string, { id, revision, house }: Named): Promise<AutomationRow> {
    const row = await lockAutomation(tx, propertyId, id)
    if (!row) throw unknownAutomation()
    if (row.revision !== revision) {
      throw new AppError('automation/stale-revision', 'Somebody else changed this automation.', {
        current: await present(tx, row, house),
      })
    }
    return row
  }

  function requireOffered({ trigger }: Automation): void {
    if (triggers.isOffered(trigger.on)) return
    throw new AppError('automation/not-offered', 'This automation cannot begin with that yet.')
  }

  async function written(tx: Tx, staff: Staff, id: string): Promise<AutomationRow> {
    await emit(tx, staff.propertyId, 'automation.changed', { automationId: id })
    return required(tx, staff.propertyId, id)
  }

  async function plan(tx: Tx, row: AutomationRow, house: AutomationsHouse): Promise<void> {
    const now = clock.now()
    await planSteps(
      tx,
      triggers,
      { ...row, turnedOnAt: row.turnedOnAt ?? now },
      { now, bookingIds: null },
      house,
    )
  }

  return {
    required,

    async add(
      tx: Tx,
      staff: Staff,
      { automation, starter }: { automation: Automation; starter: Starter | null },
    ): Promise<AutomationRow> {
      requireOffered(automation)
      const { propertyId } = staff
      if ((await findAutomations(tx, propertyId)).length >= AUTOMATIONS_MAX) {
        throw new AppError('automation/too-many', 'There is no room for another automation.')
      }
      const id = newId()
      const now = clock.now()
      await insertAutomation(tx, {
        propertyId,
        id,
        name: automation.name,
        automation,
        starter,
        createdAt: now,
        changedBy: staff.name,
        changedAt: now,
      })
      await recordBy(tx, staff, { action: 'automation.added', subject: automation.name })
      return written(tx, staff, id)
    },

    /** A change is a new version: what was planned is planned anew, and nothing of the past is made up for. */
    async change(
      tx: Tx,
      staff: Staff,
      { id, revision, automation, house }: Change & { id: string; house: AutomationsHouse },
    ): Promise<AutomationRow> {
      requireOffered(automation)
      const row = await current(tx, staff.propertyId, { id, revision, house })
      const now = clock.now()
      await updateAutomation(tx, row, {
        automation,
        name: automation.name,
        version: row.version + 1,
        turnedOnAt: row.isOn ? now : row.turnedOnAt,
        changedBy: staff.name,
        changedAt: now,
      })
      await recordBy(tx, staff, { action: 'automation.changed', subject: automation.name })
      const changed = await written(tx, staff, id)
      if (changed.isOn) await plan(tx, changed, house)
      return changed
    },

    async turn(
      tx: Tx,
      staff: Staff,
      { id, revision, isOn, house }: { id: string; revision: number; isOn: boolean; house: AutomationsHouse },
    ): Promise<AutomationRow> {
      const row = await current(tx, staff.propertyId, { id, revision, house })
      if (row.isOn === isOn) return row
      if (isOn) requireOffered(row.automation)
      const now = clock.now()
      await updateAutomation(tx, row, {
        isOn,
        turnedOnAt: isOn ? now : null,
        changedBy: staff.name,
        changedAt: now,
      })
      const action = isOn ? ('automation.turned-on' as const) : ('automation.paused' as const)
      await recordBy(tx, staff, { action, subject: row.name })
      const turned = await written(tx, staff, id)
      if (isOn) await plan(tx, turned, house)
      else await deletePlanned(tx, staff.propertyId, id)
      return turned
    },

    async remove(tx: Tx, staff: Staff, id: string): Promise<void> {
      const row = await lockAutomation(tx, staff.propertyId, id)
      if (!row) throw unknownAutomation()
      await deleteAutomation(tx, staff.propertyId, id)
      await recordBy(tx, staff, { action: 'automation.deleted', subject: row.name })
      await emit(tx, staff.propertyId, 'automation.changed', { automationId: id })
    },
  }
}
export type Commands = ReturnType<typeof createCommands>
