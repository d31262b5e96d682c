import type { Clock } from '../../platform/clock/port.ts'
import type { Database, Tx } from '../../platform/db/port.ts'
import type { Feature } from '../../platform/feature.ts'
import type { Jobs } from '../../platform/jobs/port.ts'
import type { PersonalData } from '../../platform/personal-data.ts'
import type { Processing } from '../../platform/processing.ts'
import type { PropertyService } from '../properties/service.ts'
import { forgetFieldsJob } from './forget-fields.ts'
import { retentionJob } from './jobs.ts'
import { privacyHandlers } from './routes.ts'
import { createPrivacyService } from './service.ts'

type Dependencies = {
  db: Database
  clock: Clock
  jobs: Jobs
  properties: PropertyService
  /** Every feature, read when somebody asks: some come later than this one. */
  features: readonly { readonly personalData?: PersonalData; readonly processing?: Processing }[]
}

export type PrivacyServices = {
  /** In the transaction that deletes them: what guests had in these fields goes as well. */
  guestFieldsDeleted(tx: Tx, propertyId: string, fieldIds: readonly string[]): Promise<void>
}

/** What the product holds of a person: to hand out, to erase, and to take away when its time is over. */
export function createPrivacyFeature({
  features,
  jobs,
  ...dependencies
}: Dependencies): Feature<PrivacyServices> {
  const holders = () => features.flatMap(({ personalData }) => (personalData ? [personalData] : []))
  const processing = () => features.flatMap((feature) => feature.processing ?? [])
  const forgetFields = forgetFieldsJob(dependencies.db)
  const privacy = createPrivacyService({ ...dependencies, holders })
  return {
    name: 'privacy',
    handlers: privacyHandlers({ ...dependencies, privacy, holders, processing }),
    jobs: [retentionJob({ ...dependencies, holders }), forgetFields],
    services: {
      async guestFieldsDeleted(tx, propertyId, fieldIds) {
        await jobs.enqueue(tx, forgetFields, { propertyId, fieldIds: [...fieldIds] })
      },
    },
  }
}
