import type { Localization } from '@innkeeper/domain/properties/localization.ts'
import type { CountedStays } from '@innkeeper/domain/units/target-groups.ts'
import type { Tx } from '../../platform/db/port.ts'
import type { Staff } from '../../platform/http/access.ts'

/** What units ask of the features that are built on them; the composition root answers. */
export type Neighbours = {
  /** One change of a property's units at a time, so that names stay single and limits hold. */
  lockProperty(tx: Tx, propertyId: string): Promise<{ revision: number; localization: Localization }>
  propertyFacts(propertyId: string): Promise<{ name: string; timeZone: string; localization: Localization }>
  countBookingsOfUnit(tx: Tx, propertyId: string, unitId: string): Promise<number>
  /** Stays of guests who are here or will come. */
  countCurrentStays(tx: Tx, propertyId: string, today: string): Promise<CountedStays[]>
  /** Cards that name a unit, a category or a group. */
  findCardsNaming(
    tx: Tx,
    propertyId: string,
    id: string,
    languageIndex: number,
  ): Promise<{ id: string; name: string }[]>
  /** Products that are for a group. */
  findProductsNaming(tx: Tx, propertyId: string, id: string): Promise<{ id: string; name: string }[]>
  recordExport(tx: Tx, staff: Staff, details: { count: number }): Promise<void>
}

/** Where a command works: one transaction of one property. */
export type Work = { tx: Tx; propertyId: string; neighbours: Neighbours }
