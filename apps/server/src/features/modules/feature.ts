import type { Clock } from '../../platform/clock/port.ts'
import type { Database } from '../../platform/db/port.ts'
import type { Feature } from '../../platform/feature.ts'
import { modulesHandlers } from './routes.ts'
import { createSubscriptions, type Plans } from './subscriptions.ts'

type Dependencies = { db: Database; clock: Clock; plans: Plans }

/** What a property has: its plan, modules and trials. */
export function createModulesFeature({ db, clock, plans }: Dependencies): Feature {
  return {
    name: 'modules',
    handlers: modulesHandlers({ db, subscriptions: createSubscriptions({ clock, plans }) }),
    services: {},
  }
}
