import type { Welcome } from '@innkeeper/api/page.ts'
import type { FastifyRequest } from 'fastify'
import type { Clock } from '../../platform/clock/port.ts'
import type { Database, Tx } from '../../platform/db/port.ts'
import type { EventHub } from '../../platform/events/port.ts'
import type { Feature } from '../../platform/feature.ts'
import type { LinkedFeatures } from '../../platform/linked-features.ts'
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
import { createLogos, type Logos } from './logo.ts'
import { registerLogoRoute } from './logo-route.ts'
import { propertyPlans } from './plan.ts'
import { propertiesHandlers } from './routes.ts'
import {
  createPropertyService,
  type PropertyService,
  type PropertySnapshot,
  type SnapshotFonts,
} from './service.ts'
import { registerSetUpPreview, type SetUpPreviewDependencies } from './set-up-preview.ts'
import { createSettingsService, type SettingsDependencies } from './settings.ts'
import { propertiesStaffHandlers, type SwitchTo } from './staff-routes.ts'
import { propertyUses } from './uses.ts'

type Dependencies = Pick<CreationDependencies, 'writeFirstCards' | 'maxPropertiesPerOwner'> & {
  db: Database
  clock: Clock
  hub: EventHub
  mediaOrigin: string
  whereUsed: WhereUsed
  linkedFeatures: LinkedFeatures
  team: { switchTo: SwitchTo } & Pick<CreationDependencies, 'insertOwner' | 'countOwned'>
  openVariant: MediaService['openVariant']
  guestFieldsDeleted: SettingsDependencies['guestFieldsDeleted']
  hasOwner(): Promise<boolean>
  isChatOn(tx: Tx, propertyId: string): Promise<boolean>
  hasOpenSurvey(tx: Tx, propertyId: string): Promise<boolean>
  mayCreateProperties(request: FastifyRequest): Promise<boolean>
  presentFirstCards: SetUpPreviewDependencies['presentFirstCards']
  marketingUrl: string | undefined
  welcome: Welcome
  clientVersion: string
}

type Services = {
  properties: PropertyService
  /** Of the first owner of an installation. */
  firstProperty: Pick<PropertyCreation, 'createIn' | 'isFree'>
  plans: typeof propertyPlans
  lockProperty: typeof lockProperty
  /** The property as it is now, for features that properties are built on. */
  propertyFacts(propertyId: string): Promise<PropertySnapshot['property']>
  fontsOf(propertyId: string): Promise<SnapshotFonts>
  logoOf: Logos['logoOf']
}

/** Properties: what they are and look like, their settings, new ones, and the addresses that belong to none. */
export function createPropertiesFeature(dependencies: Dependencies): Feature<Services> {
  const { db, team } = dependencies
  const properties = createPropertyService(dependencies)
  const logos = createLogos({ ...dependencies, properties })
  const creation = createPropertyCreation({ ...dependencies, ...team })
  return {
    name: 'properties',
    handlers: [
      ...propertiesHandlers({ ...dependencies, properties }),
      ...propertiesStaffHandlers({
        db,
        properties,
        settings: createSettingsService(dependencies),
        creation,
        switchTo: team.switchTo,
      }),
    ],
    pages(http, pages) {
      registerInstallRoutes(http, {
        properties,
        icons: createAppIcons({ ...dependencies, openLogo: logos.open }),
      })
      registerLogoRoute(http, logos)
      registerEntryPages(http, { ...dependencies, pages })
      registerSetUpPreview(http, {
        ...dependencies,
        pages,
        mayLook: async (request) =>
          !(await dependencies.hasOwner()) || dependencies.mayCreateProperties(request),
      })
    },
    uses: propertyUses,
    services: {
      properties,
      firstProperty: creation,
      plans: propertyPlans,
      lockProperty,
      propertyFacts: async (propertyId) => (await properties.snapshot(propertyId)).property,
      logoOf: logos.logoOf,
      fontsOf: async (propertyId) => properties.fontsOf(await properties.snapshot(propertyId)),
    },
  }
}
