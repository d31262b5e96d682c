import type { Localization } from '@innkeeper/domain/properties/localization.ts'
import type { Property } from '@innkeeper/domain/properties/schema.ts'
import type { CountedStays } from '@innkeeper/domain/units/target-groups.ts'
import type { Tx } from '../../platform/db/port.ts'
import type { Staff } from '../../platform/http/access.ts'
import type { WhereUsed } from '../../platform/where-used.ts'

/** What units need of the features that are built on them. */
export type UnitDependencies = {
  /** One change of a property's units at a time, so that names stay single and limits hold. */
  lockProperty(tx: Tx, propertyId: string): Promise<{ revision: number; localization: Localization }>
  propertyFacts(propertyId: string): Promise<Pick<Property, 'name' | 'timeZone' | 'localization' | 'brand'>>
  /** For what is printed, as PNG. */
  logoOf(propertyId: string): Promise<Uint8Array | null>
  countBookingsOfUnit(tx: Tx, propertyId: string, unitId: string): Promise<number>
  /** Those for which this was booked, whichever unit they got. */
  countBookingsOfCategory(tx: Tx, propertyId: string, categoryId: string): Promise<number>
  /** Stays of guests who are here or will come. */
  countCurrentStays(tx: Tx, propertyId: string, today: string): Promise<CountedStays[]>
  whereUsed: Pick<WhereUsed, 'units' | 'unitCategories' | 'targetGroups'>
}

/** Where a command works: one transaction of one property. */
export type Work = Pick<
  UnitDependencies,
  'lockProperty' | 'countBookingsOfUnit' | 'countBookingsOfCategory' | 'whereUsed'
> & {
  tx: Tx
  propertyId: string
}

/** The same by somebody, where that is written down. */
export type StaffWork = Work & { staff: Pick<Staff, 'userId' | 'name'> }
