import type { RegistrationStart } from '@innkeeper/api/registration/guest.ts'
import { OWN_FORM_READABLE_MINUTES } from '@innkeeper/domain/registration/constants.ts'
import type { FastifyRequest } from 'fastify'
import type { Tries } from '../../../platform/auth/tries.ts'
import type { Clock } from '../../../platform/clock/port.ts'
import type { Database } from '../../../platform/db/port.ts'
import type { Feature } from '../../../platform/feature.ts'
import type { FilesPort } from '../../../platform/files/port.ts'
import { createKnownDevices } from '../../../platform/http/known-devices.ts'
import type { PicturesPort } from '../../../platform/pictures/port.ts'
import type { SealedData } from '../../../platform/sealed-data/port.ts'
import type { GuestService } from '../../guests/service.ts'
import type { PropertyService } from '../../properties/service.ts'
import { createGuestLinks } from '../links/guest-links.ts'
import { createIncomingPictures } from '../pictures/receive.ts'
import type { PictureRemoval } from '../pictures/removal.ts'
import type { SealedForms } from '../sealed-forms.ts'
import { createFormsOfStay } from './forms-of-stay.ts'
import { createOpenedBy } from './opened.ts'
import { createReadBack } from './read-back.ts'
import { guestRegistrationHandlers } from './routes.ts'
import { createSend } from './send.ts'
import { createStart } from './start.ts'

/** Long enough to fill a form in beside what may be read afterwards. */
const DEVICE_SECONDS = 4 * OWN_FORM_READABLE_MINUTES * 60

type Dependencies = {
  db: Database
  clock: Clock
  tries: Tries
  isHttps: boolean
  secret: string
  files: FilesPort
  pictures: PicturesPort
  guests: GuestService
  properties: PropertyService
  sealedData: SealedData
  sealedForms: SealedForms
  removal: PictureRemoval
}

export type StartOf = (
  request: FastifyRequest,
  page: { hotel: string; address: string; languageIndex: number },
) => Promise<RegistrationStart | null>

type Parts = Required<Pick<Feature, 'handlers' | 'jobs'>> & {
  /** What the page of a form begins with; null where the address opens none. */
  startOf: StartOf
}

/** What guests call: the wizard's beginning, sending, reading back, pictures and links. */
export function guestParts(dependencies: Dependencies): Parts {
  const { removal, isHttps, secret } = dependencies
  const devices = createKnownDevices(isHttps, secret, {
    feature: 'registration',
    keptSeconds: DEVICE_SECONDS,
  })
  const opened = createOpenedBy(dependencies)
  const forms = createFormsOfStay(dependencies)
  const start = createStart({ ...dependencies, forms })
  return {
    handlers: guestRegistrationHandlers({
      ...dependencies,
      opened,
      forms,
      devices,
      start,
      send: createSend({ ...dependencies, forms }),
      readBack: createReadBack(dependencies),
      links: createGuestLinks(dependencies),
      pictures: createIncomingPictures(dependencies),
    }),
    jobs: removal.jobs,
    async startOf(request, { hotel, address, languageIndex }) {
      const found = await opened.find(hotel, address)
      return found && start(found, { languageIndex, deviceHash: devices.of(request)?.hash ?? null })
    },
  }
}
