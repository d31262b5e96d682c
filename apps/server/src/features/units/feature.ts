import type { Clock } from '../../platform/clock/port.ts'
import type { Database } from '../../platform/db/port.ts'
import type { Feature } from '../../platform/feature.ts'
import type { PdfPort } from '../../platform/pdf/port.ts'
import { unitFilesHandlers } from './file-routes.ts'
import { unitsHandlers } from './routes.ts'
import { targetGroupsHandlers } from './target-group-routes.ts'
import { unitsUses } from './uses.ts'
import type { UnitDependencies } from './work.ts'

type Dependencies = UnitDependencies & {
  db: Database
  clock: Clock
  pdf: PdfPort
  publicOrigin: string | null
  qrCodesPrinted(propertyId: string): Promise<void>
}

/** Units, their categories, and the target groups of guests. */
export function createUnitsFeature(dependencies: Dependencies): Feature {
  return {
    name: 'units',
    handlers: [
      ...unitsHandlers(dependencies),
      ...targetGroupsHandlers(dependencies),
      ...unitFilesHandlers(dependencies),
    ],
    uses: unitsUses,
    services: {},
  }
}
