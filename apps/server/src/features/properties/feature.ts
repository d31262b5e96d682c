import type { Welcome } from '@innkeeper/api/page.ts'
import type { Clock } from '../../platform/clock/port.ts'
import type { Database } from '../../platform/db/port.ts'
import type { EventHub } from '../../platform/events/port.ts'
import type { Feature } from '../../platform/feature.ts'
import type { WhereUsed } from '../../platform/where-used.ts'
import type { MediaService } from '../media/service.ts'
import { createAppIcons } from './app-icon.ts'
import {
  type CreationDependencies,
  createPropertyCreation,
  type PropertyCreation,
} from './create-property.ts'
import { registerEntryPages } from './entry-pages.ts'
import { registerInstallRoutes } from './install-routes.ts'
import { lockProperty } from './lock.ts'
import { propertyPlans } from './plan.ts'
import { propertiesHandlers } from './routes.ts'
import {
  createPropertyService,
  type PropertyService,
  type PropertySnapshot,
  type SnapshotFonts,
} from './service.ts'
import { createSettingsService } from './settings.ts'
import { propertiesStaffHandlers, type SwitchTo } from './staff-routes.ts'
import { propertyUses } from './uses.ts'

/** Wide enough for the largest icon on a home screen. */
const LOGO_WIDTH = 480

type Dependencies = Pick<CreationDependencies, 'writeFirstCards' | 'maxPropertiesPerOwner'> & {
  db: Database
  clock: Clock
  hub: EventHub
  mediaOrigin: string
  whereUsed: WhereUsed
  team: { switchTo: SwitchTo } & Pick<CreationDependencies, 'insertOwner' | 'countOwned'>
  openVariant: MediaService['openVariant']
  marketingUrl: string | undefined
  welcome: Welcome
  clientVersion: string
}

type Services = {
  properties: PropertyService
  /** Of the first owner of an installation. */
  createFirstProperty: PropertyCreation['createFirst']
  plans: typeof propertyPlans
  lockProperty: typeof lockProperty
  /** The property as it is now, for features that properties are built on. */
  propertyFacts(propertyId: string): Promise<PropertySnapshot['property']>
  fontsOf(propertyId: string): Promise<SnapshotFonts>
}

/** Properties: what they are and look like, their settings, new ones, and the addresses that belong to none. */
export function createPropertiesFeature(dependencies: Dependencies): Feature<Services> {
  const { db, team } = dependencies
  const properties = createPropertyService(dependencies)
  const creation = createPropertyCreation({ ...dependencies, ...team })
  return {
    name: 'properties',
    handlers: [
      ...propertiesHandlers({ ...dependencies, properties }),
      ...propertiesStaffHandlers({
        db,
        settings: createSettingsService(dependencies),
        creation,
        switchTo: team.switchTo,
      }),
    ],
    pages(http, pages) {
      const icons = createAppIcons({
        ...dependencies,
        openLogo: async (propertyId, mediaId) =>
          (await dependencies.openVariant(propertyId, mediaId, { width: LOGO_WIDTH, format: 'webp' })).bytes,
      })
      registerInstallRoutes(http, { properties, icons })
      registerEntryPages(http, { ...dependencies, pages })
    },
    uses: propertyUses,
    services: {
      properties,
      createFirstProperty: creation.createFirst,
      plans: propertyPlans,
      lockProperty,
      propertyFacts: async (propertyId) => (await properties.snapshot(propertyId)).property,
      fontsOf: async (propertyId) => properties.fontsOf(await properties.snapshot(propertyId)),
    },
  }
}
