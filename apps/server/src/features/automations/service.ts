import type { TriggerKind } from '@innkeeper/domain/automations/schema.ts'
import type { TriggerSource } from './triggers.ts'

export { isUnregistered } from './conditions.ts'
export { registrationReminder } from './starters/reminder.ts'
export { byDay } from './triggers.ts'
export type { TriggerSource }

export type AutomationsService = {
  /** At composition: a feature brings a trigger, which is offered from then on. */
  registerTrigger(kind: TriggerKind, source: TriggerSource): void
  /** Plans one stay anew, or all of them for null. */
  plan(toPlan: { propertyId: string; bookingId: string | null }): Promise<void>
  /** Does what is due in a property. */
  doDue(propertyId: string): Promise<void>
}
