import type { TargetGroup, Unit, UnitCategory } from '@innkeeper/domain/units/schema.ts'
import type { OwnFontRow } from '../fonts/service.ts'
import type { ModuleConfigs } from '../modules/service.ts'
import type { PropertyRow } from './repository.ts'

/** Everything about a property that all its guests share. */
export type PropertySnapshot = {
  property: PropertyRow
  moduleConfigs: ModuleConfigs
  units: Unit[]
  unitCategories: UnitCategory[]
  targetGroups: TargetGroup[]
  ownFonts: OwnFontRow[]
  /** Whether the house answers guests who write from the guestbook. */
  isChatOn: boolean
  /** Whether there is a survey that guests can answer. */
  hasOpenSurvey: boolean
}
