import type { SubscriptionInfo } from '@innkeeper/api/modules.ts'
import type { AuditAction } from '@innkeeper/domain/audit/actions.ts'
import { type ModuleName, PLAN_MODULES, type Plan } from '@innkeeper/domain/modules/module-names.ts'
import { trialPeriod, trialRefusal } from '@innkeeper/domain/modules/trial.ts'
import type { Clock } from '../../platform/clock/port.ts'
import type { Tx } from '../../platform/db/port.ts'
import type { Staff } from '../../platform/http/access.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { record } from '../audit/service.ts'
import { presentSubscription } from './presenter.ts'
import { dateModules, findModuleConfigs, insertTrial, saveModuleFlag, saveTrial } from './repository.ts'

/** The plan stands with the property, which is another feature's. */
export type Plans = {
  find(tx: Tx, propertyId: string): Promise<Plan>
  /** With its row locked, so that two changes follow each other. */
  lock(tx: Tx, propertyId: string): Promise<Plan>
  save(tx: Tx, propertyId: string, plan: Plan): Promise<void>
  /** Caches and open pages follow once the transaction commits. */
  tellChanged(tx: Tx, propertyId: string): Promise<void>
}

export type Subscriptions = {
  read(tx: Tx, propertyId: string): Promise<SubscriptionInfo>
  /** Throws `module/trial-used` or `module/in-plan`. */
  startTrial(tx: Tx, staff: Staff, module: ModuleName): Promise<SubscriptionInfo>
  /** By the provider's staff. Throws `module/in-plan`. */
  grant(tx: Tx, staff: Staff, module: ModuleName, days: number): Promise<SubscriptionInfo>
  changePlan(tx: Tx, staff: Staff, plan: Plan): Promise<SubscriptionInfo>
  switchModule(tx: Tx, staff: Staff, module: ModuleName, enabled: boolean): Promise<SubscriptionInfo>
}

export function createSubscriptions({ clock, plans }: { clock: Clock; plans: Plans }): Subscriptions {
  async function present(tx: Tx, propertyId: string, plan: Plan): Promise<SubscriptionInfo> {
    return presentSubscription(plan, await findModuleConfigs(tx, propertyId), clock.now())
  }

  async function written(tx: Tx, staff: Staff, action: AuditAction, details: Record<string, string>) {
    const { propertyId, userId, name } = staff
    const subject = details.module ?? details.plan ?? null
    await record(tx, { propertyId, actorId: userId, actorName: name, action, subject, details })
    await plans.tellChanged(tx, propertyId)
  }

  return {
    read: async (tx, propertyId) => present(tx, propertyId, await plans.find(tx, propertyId)),

    async startTrial(tx, staff, module) {
      const { propertyId } = staff
      const plan = await plans.lock(tx, propertyId)
      const configs = await findModuleConfigs(tx, propertyId)
      const refusal = trialRefusal(module, plan, configs[module])
      if (refusal === 'in-plan') throw inPlan()
      const period = trialPeriod(clock.now())
      if (refusal === 'used' || !(await insertTrial(tx, propertyId, module, period))) {
        throw new AppError('module/trial-used', 'This module has had its trial.')
      }
      await written(tx, staff, 'trial.started', { module, until: period.trialEnd.toISOString() })
      return present(tx, propertyId, plan)
    },

    async grant(tx, staff, module, days) {
      const { propertyId } = staff
      const plan = await plans.lock(tx, propertyId)
      if (PLAN_MODULES[plan].includes(module)) throw inPlan()
      const period = trialPeriod(clock.now(), days)
      await saveTrial(tx, propertyId, module, period)
      await written(tx, staff, 'module.granted', { module, until: period.trialEnd.toISOString() })
      return present(tx, propertyId, plan)
    },

    async changePlan(tx, staff, plan) {
      const { propertyId } = staff
      const before = await plans.lock(tx, propertyId)
      if (before !== plan) {
        await plans.save(tx, propertyId, plan)
        const gained = PLAN_MODULES[plan].filter((module) => !PLAN_MODULES[before].includes(module))
        await dateModules(tx, propertyId, gained, clock.now())
        await written(tx, staff, 'plan.changed', { plan, before })
      }
      return present(tx, propertyId, plan)
    },

    async switchModule(tx, staff, module, enabled) {
      const { propertyId } = staff
      const plan = await plans.lock(tx, propertyId)
      const configs = await findModuleConfigs(tx, propertyId)
      if (configs[module]?.enabled !== enabled) {
        await saveModuleFlag(tx, propertyId, module, { enabled, enabledAt: enabled ? clock.now() : null })
        await written(tx, staff, 'module.changed', { module, enabled: enabled ? 'on' : 'off' })
      }
      return present(tx, propertyId, plan)
    },
  }
}

function inPlan(): AppError {
  return new AppError('module/in-plan', 'The plan holds this module.')
}
