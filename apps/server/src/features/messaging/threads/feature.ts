import type { Logger } from 'pino'
import { createSecretBox } from '../../../platform/auth/secrets.ts'
import type { Tries } from '../../../platform/auth/tries.ts'
import type { Clock } from '../../../platform/clock/port.ts'
import type { Database, Tx } from '../../../platform/db/port.ts'
import type { Feature } from '../../../platform/feature.ts'
import type { FilesPort } from '../../../platform/files/port.ts'
import type { Jobs } from '../../../platform/jobs/port.ts'
import type { PicturesPort } from '../../../platform/pictures/port.ts'
import type { GuestService } from '../../guests/service.ts'
import type { SendableEmails } from '../../html-builder/service.ts'
import type { PropertyService } from '../../properties/service.ts'
import { findMembers } from '../../team/service.ts'
import type { Causes } from '../causes.ts'
import type { Lane } from '../delivery/due-messages.ts'
import type { Inbound } from '../inbound.ts'
import { cannedAnswerHandlers } from './canned-answers.ts'
import { createThreadCodes } from './codes.ts'
import { createThreadDevices } from './device.ts'
import { guestThreadHandlers } from './guest-routes.ts'
import { createGuestThreads } from './guest-service.ts'
import { createThreadHouses } from './house.ts'
import { createOutgoing, THREAD_CAUSE } from './outgoing.ts'
import { createThreadPersonalData, type ThreadPersonalData } from './personal-data.ts'
import { createThreadPictures, removePictureJob } from './pictures.ts'
import { findThread } from './repository.ts'
import { staffThreadHandlers } from './staff-routes.ts'
import { createStaffThreads } from './staff-service.ts'
import { stayThreadHandlers } from './stay-thread.ts'
import { createTakeInbound } from './take-inbound.ts'
import { createUnreadAnswers, unreadAnswersJob } from './unread-answers.ts'

type Dependencies = {
  db: Database
  clock: Clock
  log: Logger
  jobs: Jobs
  tries: Tries
  secret: string
  isHttps: boolean
  origin: string
  files: FilesPort
  pictures: PicturesPort
  guests: GuestService
  properties: PropertyService
  sendableEmails: SendableEmails
  causes: Causes
  inbound: Inbound
  ask(tx: Tx, lane: Lane): Promise<unknown>
}

type Parts = Required<Pick<Feature, 'handlers' | 'jobs'>> & { personalData: ThreadPersonalData }

/** What guests and the house write to each other. */
export function threadParts(dependencies: Dependencies): Parts {
  const { db, clock, log, jobs, causes, guests, tries, secret } = dependencies
  const houseOf = createThreadHouses(dependencies)
  const outgoing = createOutgoing(dependencies)
  const pictures = createThreadPictures(dependencies)
  const devices = createThreadDevices(dependencies.isHttps)
  const threads = createStaffThreads({ db, clock, outgoing })
  const guestThreads = createGuestThreads({ db, clock, pictures })
  const codes = createThreadCodes({ db, clock, box: createSecretBox(secret), outgoing })
  const colleaguesOf = (propertyId: string) =>
    db.installation((tx) => findMembers(tx, propertyId), { readOnly: true })
  const removePicture = removePictureJob(pictures)
  causes.register(THREAD_CAUSE, {
    isStanding: async (tx, propertyId, id) => (await findThread(tx, propertyId, id)) !== null,
    attachments: async () => [],
  })
  dependencies.inbound.register(createTakeInbound({ db, clock, log, houseOf }))
  return {
    handlers: [
      ...staffThreadHandlers({ db, clock, houseOf, threads, pictures, colleaguesOf }),
      ...stayThreadHandlers({ db, houseOf, threads }),
      ...cannedAnswerHandlers({ db, clock }),
      ...guestThreadHandlers({ guests, tries, devices, houseOf, threads: guestThreads, codes, pictures }),
    ],
    jobs: [removePicture, unreadAnswersJob(createUnreadAnswers({ db, clock, houseOf, outgoing }))],
    personalData: createThreadPersonalData({
      removePicture: (tx, picture) => jobs.enqueue(tx, removePicture, picture),
    }),
  }
}
