import type { OwnResponse } from '@innkeeper/api/survey/guest.ts'
import type { Database } from '../../../platform/db/port.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import type { GuestService } from '../../guests/service.ts'
import type { PropertyService } from '../../properties/service.ts'
import { findVersion } from '../editing/repository.ts'
import { deviceMark, findResponse } from './repository.ts'
import { surveyIn } from './survey-words.ts'

type Dependencies = { db: Database; guests: Pick<GuestService, 'stayOf'>; properties: PropertyService }

type Asked = {
  propertyId: string
  responseId: string
  linkKey: string | null
  deviceHash: string | null
  languageIndex: number
}

const unknown = () => new AppError('survey/response-unknown', 'There is no such response.')

/** Answers for whoever sent them from this device, or has the link of the stay they are of; for others there are none. */
export function createReadBack({ db, guests, properties }: Dependencies) {
  return async (asked: Asked): Promise<OwnResponse> => {
    const { propertyId, responseId, linkKey, deviceHash, languageIndex } = asked
    const [{ property }, stay] = await Promise.all([
      properties.snapshot(propertyId),
      guests.stayOf(propertyId, linkKey),
    ])
    const { row, version } = await db.tenant(
      propertyId,
      async (tx) => {
        const found = await findResponse(tx, propertyId, responseId)
        if (!found) throw unknown()
        const isOfStay = stay !== null && found.bookingId === stay.id
        const marks =
          deviceHash === null ? [] : [found.surveyId, found.id].map((of) => deviceMark(of, deviceHash))
        const isOfDevice = marks.includes(found.deviceHash)
        if (!isOfStay && !isOfDevice) throw unknown()
        const body = await findVersion(tx, propertyId, found.surveyId, found.version)
        return { row: found, version: body }
      },
      { readOnly: true },
    )
    if (!version) throw unknown()
    const house = { propertyId, mediaOrigin: properties.mediaOrigin, localization: property.localization }
    return {
      responseId: row.id,
      sentAt: row.sentAt.toISOString(),
      survey: surveyIn(
        { id: row.surveyId, version: row.version, kind: version.kind, body: version.body },
        house,
        languageIndex,
      ),
      answers: row.answers,
      hasContact: row.contact !== null,
    }
  }
}
export type ReadBack = ReturnType<typeof createReadBack>
