import type { SurveyStart } from '@innkeeper/api/survey/guest.ts'
import type { Database } from '../../../platform/db/port.ts'
import type { GuestService } from '../../guests/service.ts'
import type { PropertyService } from '../../properties/service.ts'
import { hasAnswered } from '../stays.ts'
import { findAsked } from './asked-survey.ts'
import { shownContact } from './known-contact.ts'
import { findOfBooking, findOfDevice } from './repository.ts'
import { surveyIn } from './survey-words.ts'

type Dependencies = { db: Database; guests: Pick<GuestService, 'stayOf'>; properties: PropertyService }

/** Who looks at which survey. */
export type Visit = {
  propertyId: string
  surveyId: string
  linkKey: string | null
  languageIndex: number
  deviceHash: string | null
  isPreview: boolean
}

/** What the viewer begins with; null where there is no such survey. It holds nothing that anybody sent. */
export function createStart({ db, guests, properties }: Dependencies) {
  return async (visit: Visit): Promise<SurveyStart | null> => {
    const { propertyId, surveyId, linkKey, languageIndex, deviceHash, isPreview } = visit
    const [{ property }, stay] = await Promise.all([
      properties.snapshot(propertyId),
      isPreview ? null : guests.stayOf(propertyId, linkKey),
    ])
    const found = await db.tenant(
      propertyId,
      async (tx) => {
        const asked = await findAsked(tx, propertyId, surveyId, isPreview)
        if (!asked) return null
        const survey = { propertyId, surveyId }
        const sent = stay
          ? await findOfBooking(tx, survey, stay.id)
          : deviceHash && !isPreview
            ? await findOfDevice(tx, survey, deviceHash)
            : null
        const isAnswered = stay ? await hasAnswered(tx, { ...survey, bookingId: stay.id }) : sent !== null
        return { asked, sent, isAnswered }
      },
      { readOnly: true },
    )
    if (!found) return null
    const { asked, sent, isAnswered } = found
    const { mediaOrigin } = properties
    const { localization, policyLinks } = property
    const { row, version, body } = asked
    return {
      standing: isAnswered ? 'answered' : asked.isOpen ? 'open' : 'closed',
      survey: surveyIn(
        { id: row.id, version, kind: asked.kind, body },
        { propertyId, mediaOrigin, localization },
        languageIndex,
      ),
      known: stay && shownContact(stay),
      responseId: sent?.id ?? null,
      privacyUrl: policyLinks.privacy,
    }
  }
}
export type Start = ReturnType<typeof createStart>
