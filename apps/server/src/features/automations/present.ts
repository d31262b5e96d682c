import type { AutomationItem } from '@innkeeper/api/automations.ts'
import type { Automation } from '@innkeeper/domain/automations/schema.ts'
import type { ModuleName } from '@innkeeper/domain/modules/module-names.ts'
import { DAY_MS } from '@innkeeper/domain/time.ts'
import type { Clock } from '../../platform/clock/port.ts'
import type { Tx } from '../../platform/db/port.ts'
import type { MessagingService } from '../messaging/service.ts'
import { channelsOf, isChannelOn, stepKind } from './do-due.ts'
import type { AutomationsHouse } from './house.ts'
import { publishedEmails } from './published-emails.ts'
import { AUTOMATION_CAUSE, countSteps, type StepCount } from './repository.ts'
import type { AutomationRow } from './tables.ts'

const COUNTED_DAYS = 30
type Problem = AutomationItem['problems'][number]
type Counts = Awaited<ReturnType<MessagingService['stays']['countMessages']>>

type Presenting = {
  messaging: Pick<MessagingService, 'stays'>
  /** Those that are published. */
  templates: ReadonlySet<string>
  modules: readonly ModuleName[]
  now: Date
}

/** Why steps cannot send as they stand. */
export function problemsOf(
  { steps }: Automation,
  { templates, modules }: Pick<Presenting, 'templates' | 'modules'>,
): Problem[] {
  return steps.flatMap(({ key, content }): Problem[] => {
    const { email } = content
    const isGone = email?.from === 'template' && !templates.has(email.templateId)
    const isOff = channelsOf(content).some((channel) => !isChannelOn(channel, modules))
    return [
      ...(isGone ? [{ step: key, problem: 'template-gone' as const }] : []),
      ...(isOff ? [{ step: key, problem: 'channel-off' as const }] : []),
    ]
  })
}

/**
 * What became of messages and steps. What the house kept was not sent. Skipped are steps that reached nobody, as the
 * history has them: one that went out by another channel is not among them.
 */
function sum(messages: Counts, steps: readonly StepCount[]) {
  const counts = [...messages.filter(({ state }) => state !== 'skipped'), ...steps]
  const of = (...states: string[]) =>
    counts.filter(({ state }) => states.includes(state)).reduce((total, { count }) => total + count, 0)
  return {
    sent: of('sent', 'delivered'),
    kept: of('kept'),
    failed: of('failed'),
    skipped: of('skipped', 'cancelled'),
    planned: of('planned'),
  }
}

async function presentAll(
  tx: Tx,
  propertyId: string,
  rows: readonly AutomationRow[],
  presenting: Presenting,
): Promise<AutomationItem[]> {
  const since = new Date(presenting.now.getTime() - COUNTED_DAYS * DAY_MS)
  const counts = await presenting.messaging.stays.countMessages(tx, propertyId, {
    causeKind: AUTOMATION_CAUSE,
    since,
  })
  const steps = await countSteps(tx, propertyId, since)
  return rows.map((row) => {
    const own = counts.filter(({ causeId }) => causeId === row.id)
    const ownSteps = steps.filter(({ automationId }) => automationId === row.id)
    return {
      id: row.id,
      automation: row.automation,
      isOn: row.isOn,
      turnedOnAt: row.turnedOnAt?.toISOString() ?? null,
      version: row.version,
      revision: row.revision,
      changedBy: row.changedBy,
      changedAt: row.changedAt.toISOString(),
      counts: sum(own, ownSteps),
      stepCounts: row.automation.steps.map(({ key }) => ({
        step: key,
        ...sum(
          own.filter(({ kind }) => kind === stepKind(key)),
          ownSteps.filter(({ step }) => step === key),
        ),
      })),
      problems: problemsOf(row.automation, presenting),
    }
  })
}

type Dependencies = { clock: Clock; messaging: Pick<MessagingService, 'stays'> }

/** Automations as staff read them. */
export function createPresenter({ clock, messaging }: Dependencies) {
  const all = async (
    tx: Tx,
    rows: readonly AutomationRow[],
    propertyId: string,
    { modules }: AutomationsHouse,
  ): Promise<AutomationItem[]> => {
    const templates = await publishedEmails(tx, propertyId)
    return presentAll(tx, propertyId, rows, { messaging, templates, modules, now: clock.now() })
  }
  return {
    all,
    async one(tx: Tx, row: AutomationRow, house: AutomationsHouse): Promise<AutomationItem> {
      const [item] = await all(tx, [row], row.propertyId, house)
      if (!item) throw new TypeError('an automation was not presented')
      return item
    },
  }
}
export type Presenter = ReturnType<typeof createPresenter>
