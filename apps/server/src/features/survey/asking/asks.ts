import { currentState, phaseOf } from '@innkeeper/domain/guests/phase.ts'
import type { SkipReason } from '@innkeeper/domain/messaging/constants.ts'
import { whyNotInvited } from '@innkeeper/domain/survey/invitations.ts'
import { ownSurvey } from '@innkeeper/domain/survey/own-survey.ts'
import { localTimeAt } from '@innkeeper/domain/time.ts'
import type { EmailRecipient } from '@innkeeper/html-builder/email/compiled-email.ts'
import type { Clock } from '../../../platform/clock/port.ts'
import { oneAtATime } from '../../../platform/db/one-at-a-time.ts'
import type { Database, Tx } from '../../../platform/db/port.ts'
import type { GuestService } from '../../guests/service.ts'
import type { AskedStay, AskedSurveys, SurveyAsks } from '../../messaging/service.ts'
import { findOpenProperty } from '../../properties/service.ts'
import { surveyPath } from '../addresses.ts'
import { type GuestMarks, hasAnswered } from '../stays.ts'
import { askedQuestion } from './asked-question.ts'
import { findAskedSoFar, type Invited, takeBackAsked, writeAsked } from './asked-stays.ts'
import { findOpenSurveys, type OpenSurvey } from './open-surveys.ts'

type Dependencies = {
  db: Database
  clock: Clock
  guests: Pick<GuestService, 'bookingOf'>
  guestMarks: GuestMarks
}

/** Whether guests are asked, and what messages show of what is asked (domain/survey/invitations.ts). */
export function createSurveyAsks({ db, clock, guests, guestMarks }: Dependencies): SurveyAsks {
  /** A property whose module is closed asks nothing. */
  async function houseOf(tx: Tx, propertyId: string) {
    const now = clock.now()
    const house = await findOpenProperty(tx, propertyId, now)
    if (!house?.modules.includes('guestFeedback')) return null
    const today = localTimeAt(now.getTime(), house.timeZone).date
    return { ...house, today, open: await findOpenSurveys(tx, propertyId) }
  }
  type House = NonNullable<Awaited<ReturnType<typeof houseOf>>>

  /** What a stay is asked, a survey once however often it stands there; null where that is not open. */
  function surveysFor(
    asked: AskedSurveys,
    stay: Pick<AskedStay, 'state' | 'departure' | 'checkOutTime'>,
    house: House,
  ): (OpenSurvey | null)[] {
    const chosen = asked.modules.map(({ surveyId }) => house.open.find(({ id }) => id === surveyId) ?? null)
    const phase = phaseOf(currentState(stay, clock.now().getTime(), house))
    const own = asked.asksOwn ? [ownSurvey(house.open, phase)] : []
    return [...new Set([...chosen, ...own])]
  }

  /** Who is asked what, and who is not and why; the same guest counts once, also within one mailing. */
  async function decide(tx: Tx, propertyId: string, { asked, stays }: Ask) {
    await oneAtATime(tx, `survey asks ${propertyId}`)
    const house = await houseOf(tx, propertyId)
    const refusals = new Map<string, SkipReason>()
    const invited: Invited[] = []
    if (!house) return { refusals: new Map(stays.map(({ id }) => [id, CLOSED] as const)), invited, today: '' }
    const { today } = house
    const marks = new Map(stays.map((stay) => [stay.id, guestMarks(stay)]))
    const soFar = await findAskedSoFar(tx, propertyId, {
      ...{ bookingIds: [...marks.keys()], guestMarks: [...new Set(marks.values())], today },
    })
    const byBooking = Map.groupBy(soFar, ({ bookingId }) => bookingId)
    const byGuest = Map.groupBy(soFar, ({ guestMark }) => guestMark)
    for (const stay of stays) {
      const guestMark = marks.get(stay.id) ?? ''
      const reasons = surveysFor(asked, stay, house).map((survey): SkipReason | null => {
        if (!survey) return CLOSED
        const known = byBooking.get(stay.id)?.find(({ surveyId }) => surveyId === survey.id)
        const others = (byGuest.get(guestMark) ?? []).filter(
          ({ kind, surveyId, bookingId }) =>
            kind === 'survey' && (surveyId !== survey.id || bookingId !== stay.id),
        )
        const days = others.flatMap(({ askedOn }) => askedOn ?? [])
        const why = whyNotInvited({
          ...{ kind: survey.kind, isOpen: true, today },
          hasAnswered: known?.hasAnswered ?? false,
          timesAsked: known?.timesAsked ?? 0,
          lastAskedOn: days.toSorted().at(-1) ?? null,
        })
        if (why !== null) return why
        const one = { surveyId: survey.id, bookingId: stay.id, guestMark, kind: survey.kind }
        invited.push(one)
        const told = { ...one, askedOn: today, timesAsked: 1, hasAnswered: false }
        byGuest.set(guestMark, [...(byGuest.get(guestMark) ?? []), told])
        return null
      })
      const [first] = reasons
      if (first && reasons.every((reason) => reason !== null)) refusals.set(stay.id, first)
    }
    return { refusals, invited, today }
  }

  return {
    refusals: async (tx, propertyId, ask) => (await decide(tx, propertyId, ask)).refusals,
    record: async (tx, propertyId, ask) => writeAsked(tx, propertyId, await decide(tx, propertyId, ask)),
    takeBack: (tx, propertyId, { asked, bookingIds }) =>
      takeBackAsked(tx, propertyId, {
        ...{ surveyIds: asked.modules.map(({ surveyId }) => surveyId), isOwn: asked.asksOwn, bookingIds },
      }),
    async whenSent(propertyId, { asked, bookingId, languageCode, origin }) {
      const stay = await guests.bookingOf(propertyId, bookingId)
      if (!stay) return { refused: CLOSED }
      return db.tenant(
        propertyId,
        async (tx) => {
          const house = await houseOf(tx, propertyId)
          const meant = house ? surveysFor(asked, stay, house).filter((survey) => survey !== null) : []
          if (!house || meant.length === 0) return { refused: CLOSED }
          const waiting = new Set<string>()
          for (const { id: surveyId } of meant) {
            if (!(await hasAnswered(tx, { propertyId, surveyId, bookingId }))) waiting.add(surveyId)
          }
          if (waiting.size === 0) return { refused: 'survey-answered' as const }
          const languages = Object.values(house.localization.languages)
          const index = languages.find(({ code }) => code === languageCode)?.index ?? 0
          const shown = asked.modules.flatMap(({ moduleId, surveyId }): [string, Shown][] => {
            const survey = waiting.has(surveyId) && meant.find(({ id }) => id === surveyId)
            const question = survey && askedQuestion(survey, house, index)
            if (!question) return []
            return [[moduleId, { question, href: origin + surveyPath(propertyId, surveyId, stay.linkKey) }]]
          })
          return { refused: null, surveys: Object.fromEntries(shown) }
        },
        { readOnly: true },
      )
    },
  }
}

type Ask = { asked: AskedSurveys; stays: readonly AskedStay[] }
type Shown = EmailRecipient['surveys'][string]

const CLOSED = 'survey-closed' satisfies SkipReason
