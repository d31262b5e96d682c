import { fillPath } from '@innkeeper/api/address.ts'
import type { Logger } from 'pino'
import type { Tries } from '../../platform/auth/tries.ts'
import type { Clock } from '../../platform/clock/port.ts'
import type { Database } from '../../platform/db/port.ts'
import type { EventHub } from '../../platform/events/port.ts'
import type { Feature } from '../../platform/feature.ts'
import type { FilesPort } from '../../platform/files/port.ts'
import type { Jobs } from '../../platform/jobs/port.ts'
import type { LinkedFeatures } from '../../platform/linked-features.ts'
import type { PdfPort } from '../../platform/pdf/port.ts'
import type { PicturesPort } from '../../platform/pictures/port.ts'
import type { SealedData } from '../../platform/sealed-data/port.ts'
import { type AutomationsService, byDay, isUnregistered } from '../automations/service.ts'
import type { GuestService, StayCookie } from '../guests/service.ts'
import type { LeavesHouse, MessagingService } from '../messaging/service.ts'
import type { PropertyService } from '../properties/service.ts'
import { guestParts } from './guest/feature.ts'
import { registerRegistrationPage } from './page-routes.ts'
import { createPersonFor, type PersonFor } from './person-for.ts'
import { createPictureRemoval } from './pictures/removal.ts'
import { createEraseForms } from './privacy/erase-forms.ts'
import { createExportedForm } from './privacy/exported-form.ts'
import { createRegistrationPersonalData } from './privacy/personal-data.ts'
import { registrationProcessing } from './processing.ts'
import { createSealedForms } from './sealed-forms.ts'
import { createStaffCalls } from './staff-calls.ts'
import { registrationUses } from './uses.ts'

type Dependencies = {
  db: Database
  clock: Clock
  log: Logger
  hub: EventHub
  jobs: Jobs
  files: FilesPort
  pictures: PicturesPort
  pdf: PdfPort
  tries: Tries
  secret: string
  origin: string
  isHttps: boolean
  linkedFeatures: LinkedFeatures
  sealedData: SealedData
  properties: PropertyService
  guests: GuestService
  stayCookie: StayCookie
  messaging: MessagingService
  leavesHouse: LeavesHouse
  automations: AutomationsService
}

export type RegistrationServices = { personFor: PersonFor }

/** The form before arrival: what the law has guests write down, sealed from the moment it is sent. */
export function createRegistrationFeature(dependencies: Dependencies): Feature<RegistrationServices> {
  const { linkedFeatures, automations } = dependencies
  linkedFeatures.register('registration', (hotel, linkKey) =>
    fillPath('/registration-form/:hotel/:bookingId', { hotel, bookingId: linkKey }),
  )
  const sealedForms = createSealedForms(dependencies.sealedData)
  const removal = createPictureRemoval(dependencies)
  const { removePicture } = removal
  const eraseForms = createEraseForms({ sealedForms, removePicture })
  const exportedForm = createExportedForm({ ...dependencies, sealedForms })
  const parts = { ...dependencies, sealedForms, removePicture, eraseForms, exportedForm }
  const guest = guestParts({ ...dependencies, sealedForms, removal })
  automations.registerTrigger('registration missing', byDay('arrival', isUnregistered))
  return {
    name: 'registration',
    handlers: [...guest.handlers, ...createStaffCalls(parts)],
    jobs: [...guest.jobs],
    uses: registrationUses,
    personalData: createRegistrationPersonalData(parts),
    pages: (http, pages) =>
      registerRegistrationPage(http, { ...dependencies, pages, startOf: guest.startOf }),
    processing: registrationProcessing(dependencies.db),
    services: { personFor: createPersonFor({ ...dependencies, sealedForms }) },
  }
}
