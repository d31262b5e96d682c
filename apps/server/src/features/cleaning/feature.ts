import type { Feature } from '../../platform/feature.ts'
import type { FilesPort } from '../../platform/files/port.ts'
import type { PdfPort } from '../../platform/pdf/port.ts'
import type { PicturesPort } from '../../platform/pictures/port.ts'
import type { MessagingService } from '../messaging/service.ts'
import { cleaningExportHandlers } from './export/routes.ts'
import { type GuestDependencies, guestCleaningHandlers } from './guest/routes.ts'
import { createDayHouses } from './list/day-house.ts'
import { cleaningListHandlers } from './list/routes.ts'
import { createMarkRooms } from './marks/mark-rooms.ts'
import { markHandlers } from './marks/routes.ts'
import { createProblemPictures } from './pictures/problem-pictures.ts'
import { problemPictureHandlers } from './pictures/routes.ts'
import { cleaningPersonalData } from './privacy/personal-data.ts'
import { pruneMarksJob } from './prune-marks.ts'
import { createReadyUnits, type ReadyUnits } from './ready/ready-units.ts'
import { roomReadyHandlers } from './ready/routes.ts'
import { createTellGuests } from './ready/tell-guests.ts'
import { cleaningSettingsHandlers } from './settings/routes.ts'

type Dependencies = GuestDependencies & {
  origin: string
  messaging: MessagingService
  files: FilesPort
  pictures: PicturesPort
  pdf: PdfPort
}

export type CleaningServices = { readyUnits: ReadyUnits }

/** What guests want of tomorrow's cleaning, and what staff do about it. */
export function createCleaningFeature(dependencies: Dependencies): Feature<CleaningServices> {
  const { db } = dependencies
  const houseOf = createDayHouses(dependencies)
  const readyUnits = createReadyUnits(dependencies.clock)
  const tellGuests = createTellGuests({ ...dependencies, readyUnits })
  return {
    name: 'cleaning',
    handlers: [
      ...guestCleaningHandlers(dependencies),
      ...cleaningListHandlers({ db, houseOf }),
      ...markHandlers(createMarkRooms({ db, houseOf, roomsMarked: tellGuests.roomsMarked })),
      ...problemPictureHandlers(createProblemPictures(dependencies)),
      ...cleaningSettingsHandlers(dependencies),
      ...cleaningExportHandlers({ ...dependencies, houseOf }),
      ...roomReadyHandlers({ tellGuests }),
    ],
    jobs: [pruneMarksJob(dependencies)],
    personalData: cleaningPersonalData,
    services: { readyUnits },
  }
}
