import type { Clock } from '../../../platform/clock/port.ts'
import type { Database, Tx } from '../../../platform/db/port.ts'
import type { Feature } from '../../../platform/feature.ts'
import type { FilesPort } from '../../../platform/files/port.ts'
import type { PicturesPort } from '../../../platform/pictures/port.ts'
import type { SendableEmails } from '../../html-builder/service.ts'
import type { PropertyService } from '../../properties/service.ts'
import { findMembers } from '../../team/service.ts'
import type { Causes } from '../causes.ts'
import type { Lane } from '../delivery/due-messages.ts'
import { cannedAnswerHandlers } from './canned-answers.ts'
import { guestThreadHandlers } from './guest-thread.ts'
import { createThreadHouses } from './house.ts'
import { createOutgoing, THREAD_CAUSE } from './outgoing.ts'
import { createThreadPictures } from './pictures.ts'
import { findThread } from './repository.ts'
import { staffThreadHandlers } from './staff-routes.ts'
import { createStaffThreads } from './staff-service.ts'

export type ThreadDependencies = {
  db: Database
  clock: Clock
  origin: string
  files: FilesPort
  pictures: PicturesPort
  properties: PropertyService
  sendableEmails: SendableEmails
  causes: Causes
  ask(tx: Tx, lane: Lane): Promise<unknown>
}

/** What guests and the house write to each other. */
export function threadParts(dependencies: ThreadDependencies): Required<Pick<Feature, 'handlers' | 'jobs'>> {
  const { db, clock, causes } = dependencies
  const houseOf = createThreadHouses(dependencies)
  const outgoing = createOutgoing(dependencies)
  const pictures = createThreadPictures(dependencies)
  const threads = createStaffThreads({ db, clock, outgoing })
  const colleaguesOf = (propertyId: string) =>
    db.installation((tx) => findMembers(tx, propertyId), { readOnly: true })
  causes.register(THREAD_CAUSE, {
    isStanding: async (tx, propertyId, id) => (await findThread(tx, propertyId, id)) !== null,
    attachments: async () => [],
  })
  return {
    handlers: [
      ...staffThreadHandlers({ db, clock, houseOf, threads, pictures, colleaguesOf }),
      ...guestThreadHandlers({ db, houseOf, threads }),
      ...cannedAnswerHandlers({ db, clock }),
    ],
    jobs: [],
  }
}
