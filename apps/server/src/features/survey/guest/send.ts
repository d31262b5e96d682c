import { createHash } from 'node:crypto'
import type { SentResponse, SentResponseAnswer } from '@innkeeper/api/survey/guest.ts'
import type { Answers } from '@innkeeper/domain/survey/answer.ts'
import {
  keptAnswers,
  levelOf,
  problemsOfResponse,
  scoreIn,
  wordsIn,
} from '@innkeeper/domain/survey/answers.ts'
import { type Contact, contactProblems, keptContact } from '@innkeeper/domain/survey/contact.ts'
import { countedKeys, segmentsOf } from '@innkeeper/domain/survey/counts.ts'
import type { SurveyBody } from '@innkeeper/domain/survey/survey-schema.ts'
import { localTimeAt } from '@innkeeper/domain/time.ts'
import type { Clock } from '../../../platform/clock/port.ts'
import { oneAtATime } from '../../../platform/db/one-at-a-time.ts'
import type { Database, Tx } from '../../../platform/db/port.ts'
import { emit } from '../../../platform/events/outbox.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { keyHashOf } from '../../../platform/http/known-devices.ts'
import { newId } from '../../../platform/ids.ts'
import type { BookingRow, GuestService } from '../../guests/service.ts'
import type { PropertyService } from '../../properties/service.ts'
import { addCounts, EVERYBODY } from '../add-counts.ts'
import type { TellByMail } from '../alert/alert-job.ts'
import { type GuestMarks, markAnswered } from '../stays.ts'
import type { ResponseRow } from '../tables.ts'
import { type AskedSurvey, requireAnswerable } from './asked-survey.ts'
import { filledContact, knownContact, knownFields } from './known-contact.ts'
import { deviceMark, findByClientKey, insertResponse } from './repository.ts'
import { createCountStranger, STRANGERS_TOLD_A_DAY } from './strangers.ts'

type Dependencies = {
  db: Database
  clock: Clock
  properties: PropertyService
  guests: Pick<GuestService, 'stayOf' | 'visitorIn'>
  guestMarks: GuestMarks
  tellByMail: TellByMail
  secret: string
}

/** A response on its way from a device, in the language its guest reads. */
export type Sending = {
  propertyId: string
  sent: SentResponse
  deviceHash: string
  /** Where it comes from, as limits count it. */
  network: string
  language: string
  isPreview: boolean
}

/** Writes a response down once, whoever sends it how often, from wherever. */
export function createSend(dependencies: Dependencies) {
  const { db, clock, properties, guests, guestMarks, tellByMail, secret } = dependencies
  const countStranger = createCountStranger(secret)
  return async (sending: Sending): Promise<SentResponseAnswer> => {
    const { propertyId, sent, isPreview, language, deviceHash, network } = sending
    const [{ property }, stay] = await Promise.all([
      properties.snapshot(propertyId),
      isPreview ? null : guests.stayOf(propertyId, sent.booking),
    ])
    const visitor = stay && (await guests.visitorIn(propertyId, stay))
    return db.tenant(propertyId, async (tx) => {
      const now = clock.now()
      const survey = { propertyId, surveyId: sent.templateId }
      const clientKeyHash = keyHashOf(sent.clientKey)
      // Twins of the same moment wait here for the first of them.
      await oneAtATime(tx, `survey response ${propertyId} ${clientKeyHash}`)
      const before = await findByClientKey(tx, survey, clientKeyHash)
      if (before) return requireSame(before, sent)
      const asked = await requireAnswerable(tx, propertyId, {
        ...{ id: sent.templateId, version: sent.version, isPreview, now },
      })
      const answers = acceptedAnswers(asked.body, sent.answers)
      const contact = acceptedContact(asked, sent, stay)
      // A try: it was looked at like any other, and nothing is kept.
      if (isPreview) return { responseId: newId(), sentAt: now.toISOString() }
      const isNamed = contact !== null
      const { timeZone } = property
      const day = localTimeAt(now.getTime(), timeZone).date
      const strangers = stay ? 0 : await countStranger(tx, { propertyId, network, day, now, timeZone })
      const first =
        stay &&
        (await markAnswered(tx, {
          ...{ ...survey, bookingId: stay.id, kind: asked.kind },
          guestMark: guestMarks(stay),
        }))
      if (stay && !first) throw new AppError('survey/already-answered', 'This stay has answered already.')
      const level = levelOf(asked.body, answers)
      const { upTo } = asked.row.alert
      const isLow = level !== null && upTo !== null && level <= upTo
      const asksForContact = isNamed && sent.asksForContact
      // Whoever left out who they are is not to be found by their room or group.
      const segment = {
        unitCategoryId: isNamed ? (visitor?.unitCategory ?? null) : null,
        language,
        targetGroupIds: isNamed ? [...(visitor?.targetGroups ?? [])] : [],
      }
      const id = newId()
      const markOf = stay && !isNamed ? id : survey.surveyId
      const row: ResponseRow = {
        ...{ ...survey, id, version: asked.version, bookingId: isNamed ? (stay?.id ?? null) : null },
        ...{ contact, asksForContact, answers, score: scoreIn(asked.body, answers), level },
        ...{ words: wordsIn(asked.body, answers), ...segment, sentAt: now, day },
        ...{ clientKeyHash, sentHash: hashOf(sent), deviceHash: deviceMark(markOf, deviceHash) },
        ...{ isLow, isToHandle: asksForContact || isLow, handledAt: null, handledBy: null, tags: [] },
        ...{ ownerId: null, ownerName: null, note: '', revision: 1 },
      }
      await insertResponse(tx, row)
      await count(tx, row, { body: asked.body, askedOn: first?.askedOn ?? null })
      await emit(tx, propertyId, 'survey.answered', {
        ...{ responseId: row.id, surveyId: row.surveyId, isLow, asksForContact },
      })
      if (isLow && strangers <= STRANGERS_TOLD_A_DAY) await tellByMail(tx, row, asked.row)
      return answerOf(row)
    })
  }
}
export type Send = ReturnType<typeof createSend>

const answerOf = ({ id, sentAt }: ResponseRow): SentResponseAnswer => ({
  responseId: id,
  sentAt: sentAt.toISOString(),
})

async function count(
  tx: Tx,
  row: ResponseRow,
  { body, askedOn }: { body: SurveyBody; askedOn: string | null },
): Promise<void> {
  const { propertyId, surveyId, day } = row
  const counts = Object.fromEntries(countedKeys(body, row.answers).map((key) => [key, 1]))
  await addCounts(tx, { propertyId, surveyId, day, segments: segmentsOf(row), counts })
  // Under the day on which the guest was asked: what share answered is said of those who were asked together.
  if (askedOn !== null)
    await addCounts(tx, {
      propertyId,
      surveyId,
      day: askedOn,
      segments: [EVERYBODY],
      counts: { 'asked-answered': 1 },
    })
}

function acceptedAnswers(body: SurveyBody, answers: Answers): Answers {
  const problems = problemsOfResponse(body, answers)
  if (problems.length > 0)
    throw new AppError('survey/answers-refused', 'Some answers cannot be taken.', { problems })
  return keptAnswers(body, answers)
}

/** Null where it was left out; what the house knows stands where a field was left empty. */
function acceptedContact(asked: AskedSurvey, sent: SentResponse, stay: BookingRow | null): Contact | null {
  if (sent.contact === null) {
    if (asked.body.isContactOptional) return null
    throw new AppError('survey/contact-refused', 'This survey asks who answers.', { problems: [] })
  }
  const known = stay && knownContact(stay)
  const problems = contactProblems(sent.contact, known ? knownFields(known) : [])
  if (problems.length > 0)
    throw new AppError('survey/contact-refused', 'The contact form is not complete.', { problems })
  return keptContact(filledContact(sent.contact, known))
}

/** The same key is the same response: what was changed between two tries is not answered as if it were stored. */
function requireSame(before: ResponseRow, sent: SentResponse): SentResponseAnswer {
  if (before.sentHash === hashOf(sent)) return answerOf(before)
  throw new AppError('request/key-reused', 'This response was sent before, with other answers.')
}

/** What was said, whatever the order in which it was written down. */
function hashOf({ templateId, version, answers, contact, asksForContact }: SentResponse): string {
  const sorted = Object.entries(answers).toSorted(([one], [other]) => (one < other ? -1 : 1))
  const said = JSON.stringify([templateId, version, sorted, contact, asksForContact])
  return createHash('sha256').update(said).digest('base64url')
}
