import type { Clock } from '../../platform/clock/port.ts'
import type { Database } from '../../platform/db/port.ts'
import type { FilesPort } from '../../platform/files/port.ts'
import type { Handler } from '../../platform/http/handlers.ts'
import type { PdfPort } from '../../platform/pdf/port.ts'
import { plainFile } from '../../platform/register-report/plain-file.ts'
import type { GuestService } from '../guests/service.ts'
import type { LeavesHouse, MessagingService } from '../messaging/service.ts'
import type { PropertyService } from '../properties/service.ts'
import { formHandlers } from './forms/routes.ts'
import { createFormsOfStay } from './guest/forms-of-stay.ts'
import type { PictureRemoval } from './pictures/removal.ts'
import { printHandlers } from './print/routes.ts'
import type { EraseForms } from './privacy/erase-forms.ts'
import { exportFormHandler } from './privacy/export-form.ts'
import type { ExportedForm } from './privacy/exported-form.ts'
import { reportHandlers } from './report/routes.ts'
import type { SealedForms } from './sealed-forms.ts'
import { createOpenForm } from './submissions/open-form.ts'
import { createReminders } from './submissions/remind.ts'
import { submissionHandlers } from './submissions/routes.ts'

type Dependencies = {
  db: Database
  clock: Clock
  files: FilesPort
  pdf: PdfPort
  secret: string
  origin: string
  properties: PropertyService
  messaging: MessagingService
  leavesHouse: LeavesHouse
  guests: GuestService
  sealedForms: SealedForms
  eraseForms: EraseForms
  exportedForm: ExportedForm
  removePicture: PictureRemoval['removePicture']
}

/** What staff do with forms and with what guests sent. */
export function createStaffCalls(dependencies: Dependencies): Handler[] {
  const openForm = createOpenForm(dependencies.sealedForms)
  const forms = createFormsOfStay(dependencies)
  const reminders = createReminders(dependencies)
  return [
    ...formHandlers(dependencies),
    ...submissionHandlers({ ...dependencies, openForm, reminders, forms }),
    exportFormHandler(dependencies),
    ...printHandlers(dependencies),
    ...reportHandlers({ ...dependencies, registerReport: plainFile }),
  ]
}
