/** The door for the property's snapshot. */
export { findTargetGroups, findUnitCategories, findUnits } from './repository.ts'
