import type { Clock } from '../../platform/clock/port.ts'
import type { Database } from '../../platform/db/port.ts'
import type { Feature } from '../../platform/feature.ts'
import type { PropertyService } from '../properties/service.ts'
import { searchHandlers } from './routes.ts'

type Dependencies = {
  db: Database
  clock: Clock
  properties: PropertyService
  /** All features, asked when somebody searches: each says how its things are found. */
  features: readonly Feature[]
}

/** Finds what staff look for, wherever it is. */
export function createSearchFeature({ features, ...dependencies }: Dependencies): Feature {
  const finders = () => features.flatMap((feature) => feature.finders ?? [])
  return { name: 'search', handlers: searchHandlers({ ...dependencies, finders }), services: {} }
}
