import type { PageDataOf, PageFailure } from '@innkeeper/api/page.ts'
import type { ClientData } from '@innkeeper/api/properties.ts'
import { PROPERTY_ID_PATTERN } from '@innkeeper/domain/ids.ts'
import { availableModules, isModuleAvailable, nextTrialEnd } from '@innkeeper/domain/modules/availability.ts'
import type { ModuleName } from '@innkeeper/domain/modules/module-names.ts'
import { createPropertyCache } from '../../platform/cache/property-cache.ts'
import type { Clock } from '../../platform/clock/port.ts'
import type { Database, Tx } from '../../platform/db/port.ts'
import type { EventHub } from '../../platform/events/port.ts'
import { AppError } from '../../platform/http/app-error.ts'
import type { LinkedFeatures } from '../../platform/linked-features.ts'
import { type FontOwner, type FontSheet, findOwnFonts, propertySheet } from '../fonts/service.ts'
import { findModuleConfigs } from '../modules/service.ts'
import { findTargetGroups, findUnitCategories, findUnits } from '../units/service.ts'
import { setIntegrationFeatures } from './integration-features.ts'
import { findOpenProperty } from './open-property.ts'
import { presentClientData } from './presenter.ts'
import { findProperty } from './repository.ts'
import type { PropertySnapshot } from './snapshot.ts'

export { findOpenProperty, type PropertySnapshot, setIntegrationFeatures }

/** Safety net below the events that drop a snapshot. */
const SNAPSHOT_MS = 60_000
/** An unknown id is asked for again only after this, so that guessing addresses stays cheap. */
const UNKNOWN_MS = 5_000
/** Finished bytes are made anew at least this often; events and trials that end come before. */
const SETTLED_MS = 1_800_000
const MAX_SNAPSHOTS = 2_000

export type OpenProperty = { snapshot: PropertySnapshot; clientData: ClientData }

export type SnapshotFonts = { owner: FontOwner; sheet: FontSheet }

export type PropertyService = {
  /** Origin of /media where another host serves it, else empty. */
  readonly mediaOrigin: string
  /** Throws `property/unknown`. */
  snapshot(propertyId: string): Promise<PropertySnapshot>
  /** Throws `property/unknown` or `property/inactive`. */
  requireActive(propertyId: string): Promise<void>
  /** Throws `module/not-available`. */
  requireModule(propertyId: string, module: ModuleName): Promise<void>
  /** The property as a page shows it, or the view a guest gets where there is none to show. */
  openForPage(
    propertyId: string,
    module: ModuleName,
  ): Promise<OpenProperty | { failure: PageDataOf<'failure'> }>
  /** What every guest may know of the property. */
  clientDataOf(snapshot: PropertySnapshot): ClientData
  /** What the property's pages are written in; its own fonts while it has the module for them. */
  fontsOf(snapshot: PropertySnapshot): SnapshotFonts
  /** Until when what guests may know of the property stays the same, if nobody changes it. */
  settledUntil(snapshot: PropertySnapshot): number
  /** The modules available now: flag, plan and trial. */
  modulesOf(snapshot: PropertySnapshot): ModuleName[]
}

type Dependencies = {
  db: Database
  clock: Clock
  hub: EventHub
  mediaOrigin: string
  linkedFeatures: Pick<LinkedFeatures, 'openWith'>
  /** In a transaction of the property. */
  isChatOn(tx: Tx, propertyId: string): Promise<boolean>
  hasOpenSurvey(tx: Tx, propertyId: string): Promise<boolean>
}

/** What a page says where its module is off; a property without its guestbook is closed to guests. */
const WITHOUT_MODULE: Partial<Record<ModuleName, PageFailure>> = {
  guestbook: 'inactive',
  products: 'no-ordering',
}

export function createPropertyService(dependencies: Dependencies): PropertyService {
  const { db, clock, hub, mediaOrigin, linkedFeatures } = dependencies
  const now = () => clock.now().getTime()
  const snapshots = createPropertyCache<PropertySnapshot | null>({
    hub,
    clock,
    maxEntries: MAX_SNAPSHOTS,
    dropOn: ['property.changed', 'guestbook.published'],
  })

  async function snapshot(propertyId: string): Promise<PropertySnapshot> {
    const found = PROPERTY_ID_PATTERN.test(propertyId)
      ? await snapshots.get([propertyId], async () => {
          const value = await db.tenant(propertyId, (tx) => loadSnapshot(tx, propertyId, dependencies), {
            readOnly: true,
          })
          return { value, validUntil: now() + (value ? SNAPSHOT_MS : UNKNOWN_MS) }
        })
      : null
    if (!found) throw new AppError('property/unknown', 'No such property.')
    return found
  }

  const modulesOf = ({ property, moduleConfigs }: PropertySnapshot) =>
    availableModules(property.plan, moduleConfigs, clock.now())

  /** With and without its own fonts: a snapshot may live longer than the module for them. */
  const sheets = new WeakMap<PropertySnapshot, Map<boolean, SnapshotFonts>>()

  function fontsOf(found: PropertySnapshot, modules = modulesOf(found)): SnapshotFonts {
    const hasOwn = modules.includes('customFonts')
    const kept = sheets.get(found) ?? new Map<boolean, SnapshotFonts>()
    sheets.set(found, kept)
    const known = kept.get(hasOwn)
    if (known) return known
    const { propertyId, brand } = found.property
    const owner = { propertyId, ownFonts: hasOwn ? found.ownFonts : [] }
    const fonts = { owner, sheet: propertySheet(owner, brand) }
    kept.set(hasOwn, fonts)
    return fonts
  }

  const clientDataOf = (found: PropertySnapshot) => {
    const modules = modulesOf(found)
    return presentClientData(found, modules, {
      mediaOrigin,
      fontsHref: fontsOf(found, modules).sheet.href,
      // Nothing is advertised that asks nobody anything.
      features: linkedFeatures
        .openWith(modules)
        .filter((feature) => feature !== 'survey' || found.hasOpenSurvey),
    })
  }

  return {
    mediaOrigin,
    snapshot,
    async openForPage(propertyId, module) {
      const found = await snapshot(propertyId).catch(nullWhenUnknown)
      if (!found) return { failure: { kind: 'failure', failure: 'unknown-property', clientData: null } }
      const clientData = clientDataOf(found)
      if (!found.property.active) return { failure: { kind: 'failure', failure: 'inactive', clientData } }
      if (!clientData.modules.includes(module))
        return { failure: { kind: 'failure', failure: WITHOUT_MODULE[module] ?? 'unavailable', clientData } }
      return { snapshot: found, clientData }
    },
    async requireActive(propertyId) {
      const { property } = await snapshot(propertyId)
      if (!property.active) throw new AppError('property/inactive', 'This service is no longer active.')
    },
    async requireModule(propertyId, module) {
      const { property, moduleConfigs } = await snapshot(propertyId)
      if (!isModuleAvailable(module, property.plan, moduleConfigs[module], clock.now())) {
        throw new AppError('module/not-available', `The module ${module} is not available here.`)
      }
    },
    modulesOf,
    fontsOf: (found) => fontsOf(found),
    settledUntil: ({ moduleConfigs }) =>
      Math.min(now() + SETTLED_MS, nextTrialEnd(moduleConfigs, clock.now()) ?? Number.POSITIVE_INFINITY),
    clientDataOf,
  }
}

function nullWhenUnknown(error: unknown): null {
  if (error instanceof AppError && error.code === 'property/unknown') return null
  throw error
}

async function loadSnapshot(
  tx: Tx,
  propertyId: string,
  { isChatOn, hasOpenSurvey }: Pick<Dependencies, 'isChatOn' | 'hasOpenSurvey'>,
): Promise<PropertySnapshot | null> {
  const property = await findProperty(tx, propertyId)
  if (!property) return null
  return {
    property,
    moduleConfigs: await findModuleConfigs(tx, propertyId),
    units: await findUnits(tx, propertyId),
    unitCategories: await findUnitCategories(tx, propertyId),
    targetGroups: await findTargetGroups(tx, propertyId),
    ownFonts: await findOwnFonts(tx, propertyId),
    isChatOn: await isChatOn(tx, propertyId),
    hasOpenSurvey: await hasOpenSurvey(tx, propertyId),
  }
}
