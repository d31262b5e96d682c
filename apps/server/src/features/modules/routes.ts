import {
  changePlan,
  getModulesConfig,
  getPackages,
  getStaffModulesConfig,
  getSubscriptionInfo,
  grantModule,
  startTrial,
  switchModule,
} from '@innkeeper/api/modules.ts'
import { PLAN_MODULES, PLANS } from '@innkeeper/domain/modules/module-names.ts'
import type { Database } from '../../platform/db/port.ts'
import { type Handler, read, write } from '../../platform/http/handlers.ts'
import { findModuleConfigs } from './repository.ts'
import type { Subscriptions } from './subscriptions.ts'

type Services = { db: Database; subscriptions: Subscriptions }

export function modulesHandlers({ db, subscriptions }: Services): Handler[] {
  const configsOf = ({ propertyId }: { propertyId: string }) =>
    db.tenant(propertyId, (tx) => findModuleConfigs(tx, propertyId), { readOnly: true })
  return [
    read(getModulesConfig, configsOf),
    read(getStaffModulesConfig, configsOf),
    read(getPackages, async () => ({
      plans: PLANS.map((plan) => ({ plan, modules: [...PLAN_MODULES[plan]] })),
    })),
    read(getSubscriptionInfo, ({ propertyId }) =>
      db.tenant(propertyId, (tx) => subscriptions.read(tx, propertyId), { readOnly: true }),
    ),
    write(startTrial, ({ staff, body }, tx) => subscriptions.startTrial(tx, staff, body.module)),
    write(grantModule, ({ staff, params, body }, tx) =>
      subscriptions.grant(tx, staff, params.module, body.days),
    ),
    write(changePlan, ({ staff, body }, tx) => subscriptions.changePlan(tx, staff, body.plan)),
    write(switchModule, ({ staff, params, body }, tx) =>
      subscriptions.switchModule(tx, staff, params.module, body.enabled),
    ),
  ]
}
