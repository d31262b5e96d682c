import type { PropertySnapshot } from '../../properties/service.ts'

/** What the property says of its stays; asked before the transaction begins. */
export type StayHouse = Pick<PropertySnapshot, 'property' | 'targetGroups' | 'units'>
