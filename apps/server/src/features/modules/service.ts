/** The door for the property's snapshot, which every gate asks. */
export { findModuleConfigs, type ModuleConfigs } from './repository.ts'
