import type { Answers } from '@innkeeper/domain/survey/answer.ts'
import type { Contact } from '@innkeeper/domain/survey/contact.ts'
import { SAMPLE_SURVEY } from '@innkeeper/domain/survey/sample-survey.ts'
import type { SurveyBody } from '@innkeeper/domain/survey/survey-schema.ts'
import type { Role } from '@innkeeper/domain/team/roles.ts'
import { eq } from 'drizzle-orm'
import { surveyCounts, surveyResponses, surveyStays } from '../features/survey/tables.ts'
import { newId } from '../platform/ids.ts'
import type { TestApp } from './app.ts'
import { aBooking, aProperty, aSignedIn } from './builders.ts'
import { type Answer, caller } from './caller.ts'
import { TWO_LANGUAGES } from './property-with-editor.ts'

/** What somebody writes into the contact form whom the house does not know. */
export const A_CONTACT: Contact = {
  firstName: 'Nora',
  lastName: 'Winters',
  email: 'nora@guest.example',
  unit: '204',
  checkIn: '2026-11-10',
  checkOut: '2026-11-13',
}

/** The contact form left as it is: the house knows all of it. */
export const NOTHING_FILLED: Contact = {
  ...{ firstName: '', lastName: '', email: '', unit: '', checkIn: '', checkOut: '' },
}

/** Answers to the sample survey: everything it requires. */
export const ANSWERS: Answers = { recommend: 9, why: 'The view' }

let networks = 0

/** A browser of a guest: it keeps the cookies it gets, in a network of its own. */
export function anAnsweringGuest(app: TestApp, propertyId: string, address?: string) {
  let cookie = ''
  networks += 1
  const remoteAddress = address ?? `10.${77 + (networks >> 16)}.${(networks >> 8) % 256}.${networks % 256}`
  async function call(method: 'GET' | 'POST', path: string, payload?: object): Promise<Answer> {
    const answer = await app.inject({
      ...{ method, remoteAddress, url: `/api/guest/${propertyId}/${path}` },
      headers: cookie ? { cookie } : {},
      ...(payload ? { payload } : {}),
    })
    const set = answer.headers['set-cookie']
    if (set) cookie = String(set).split(';')[0] ?? ''
    const { data, code, details } = answer.json()
    return { status: answer.statusCode, data, code, details }
  }
  return {
    call,
    cookie: () => cookie,
    start: (surveyId: string, query = '') => call('GET', `surveys/${surveyId}${query}`),
    send: (templateId: string, more: Record<string, unknown> = {}) =>
      call('POST', 'surveyResponses', {
        ...{ templateId, version: 1, clientKey: newId(), answers: ANSWERS, contact: A_CONTACT, ...more },
      }),
    readBack: (responseId: string, query = '') => call('GET', `surveyResponses/${responseId}${query}`),
  }
}

/** A property with somebody who edits its surveys, and a survey with a question of each kind that guests can answer. */
export async function aSurveyHouse(
  app: TestApp,
  {
    body = SAMPLE_SURVEY,
    property = {},
  }: { body?: SurveyBody; property?: Parameters<typeof aProperty>[1] } = {},
) {
  const propertyId = await aProperty(app.db, {
    ...{ timeZone: 'Europe/Copenhagen', localization: TWO_LANGUAGES, ...property },
  })
  const { cookie } = await aSignedIn(app, propertyId, ['manager'])
  const call = caller(app, cookie)
  const survey = await aPublishedSurvey(call, body)
  return {
    propertyId,
    call,
    surveyId: survey.id as string,
    /** Publishes another version of the survey. */
    replace: async (next: SurveyBody) => {
      const { revision } = (await call('GET', `surveys/${survey.id}`)).data
      const saved = await call('PUT', `surveys/${survey.id}`, { revision, change: { body: next } })
      return call('POST', `surveys/${survey.id}/publish`, { revision: saved.data.revision })
    },
    booking: (change: Parameters<typeof aBooking>[2] = {}) =>
      aBooking(app.db, propertyId, { state: 'checkin', ...change }),
    guest: (address?: string) => anAnsweringGuest(app, propertyId, address),
    /** Calls as somebody with these roles. */
    as: async (...roles: Role[]) => caller(app, (await aSignedIn(app, propertyId, roles)).cookie),
    responses: () =>
      app.db.tenant(propertyId, (tx) =>
        tx
          .select()
          .from(surveyResponses)
          .where(eq(surveyResponses.propertyId, propertyId))
          .orderBy(surveyResponses.sentAt, surveyResponses.id),
      ),
    stays: () =>
      app.db.tenant(propertyId, (tx) =>
        tx.select().from(surveyStays).where(eq(surveyStays.propertyId, propertyId)),
      ),
    counts: () =>
      app.db.tenant(propertyId, (tx) =>
        tx.select().from(surveyCounts).where(eq(surveyCounts.propertyId, propertyId)),
      ),
  }
}
export type SurveyHouse = Awaited<ReturnType<typeof aSurveyHouse>>

/** Another survey of the property, as guests can answer it. */
export async function aPublishedSurvey(
  call: ReturnType<typeof caller>,
  body: SurveyBody,
  name = 'Your stay',
) {
  const { id } = (await call('POST', 'surveys', { preset: null, name })).data
  await call('PUT', `surveys/${id}`, { revision: 1, change: { body } })
  return (await call('POST', `surveys/${id}/publish`, { revision: 2 })).data
}
