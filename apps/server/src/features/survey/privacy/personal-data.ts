import type { Answers } from '@innkeeper/domain/survey/answer.ts'
import { questionsOf } from '@innkeeper/domain/survey/questions-of.ts'
import type { SurveyBody, Words } from '@innkeeper/domain/survey/survey-schema.ts'
import { and, asc, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { Tx } from '../../../platform/db/port.ts'
import { emit } from '../../../platform/events/outbox.ts'
import type { Due, Person, PersonalData } from '../../../platform/personal-data.ts'
import { bookings } from '../../guests/tables.ts'
import { type ResponseRow, surveyResponses, surveyStays, surveyVersions } from '../tables.ts'

/** Those of the stays, and those in which the person wrote how they are reached, whosever stay it was. */
function responsesOf({ propertyId, bookingIds, emails }: Person): SQL | undefined {
  const email = sql`lower(${surveyResponses.contact} ->> 'email')`
  return and(
    eq(surveyResponses.propertyId, propertyId),
    or(inArray(surveyResponses.bookingId, [...bookingIds]), inArray(email, [...emails])),
  )
}

/** What was chosen stays for the figures; who it was goes, and with it all that was written. */
async function takePersonOut(tx: Tx, propertyId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await tx
    .update(surveyResponses)
    .set({
      ...{ bookingId: null, contact: null, asksForContact: false, isToHandle: false },
      ...{ words: '', note: '', tags: [], deviceHash: '', clientKeyHash: sql`${surveyResponses.id}` },
      ...{ sentHash: '', unitCategoryId: null, targetGroupIds: [] },
      answers: sql`(select coalesce(jsonb_object_agg(key, value), '{}'::jsonb)
        from jsonb_each(${surveyResponses.answers}) where jsonb_typeof(value) <> 'string')`,
    })
    .where(and(eq(surveyResponses.propertyId, propertyId), inArray(surveyResponses.id, [...ids])))
  await emit(tx, propertyId, 'survey-response.changed', { responseId: null })
}

/** What guests answered. */
export const surveyPersonalData: PersonalData = {
  async find(tx, person) {
    const found = await tx
      .select({ response: surveyResponses, body: surveyVersions.body })
      .from(surveyResponses)
      .leftJoin(
        surveyVersions,
        and(
          eq(surveyVersions.propertyId, surveyResponses.propertyId),
          eq(surveyVersions.surveyId, surveyResponses.surveyId),
          eq(surveyVersions.version, surveyResponses.version),
        ),
      )
      .where(responsesOf(person))
      .orderBy(asc(surveyResponses.sentAt), asc(surveyResponses.id))
    const rows = found.map(({ response, body }) => readable(response, body))
    return [{ kind: 'answers', fate: 'kept-without-person', rows }]
  },
  async erase(tx, person) {
    const { propertyId, bookingIds } = person
    const found = await tx.select({ id: surveyResponses.id }).from(surveyResponses).where(responsesOf(person))
    const ids = found.map(({ id }) => id)
    await takePersonOut(tx, propertyId, ids)
    await tx
      .delete(surveyStays)
      .where(and(eq(surveyStays.propertyId, propertyId), inArray(surveyStays.bookingId, [...bookingIds])))
  },
  expire: {
    retained: 'answers',
    count: 'answers',
    async run(tx, due) {
      const ids = await findPast(tx, due)
      await takePersonOut(tx, due.propertyId, ids)
      return ids.length
    },
  },
}

/** After the departure of their stay, or the day they were sent; what has no person and no words left is not looked at again. */
async function findPast(tx: Tx, { propertyId, departedUntil, limit }: Due): Promise<string[]> {
  const day = sql`coalesce(${bookings.departure}, ${surveyResponses.day})`
  const rows = await tx
    .select({ id: surveyResponses.id })
    .from(surveyResponses)
    .leftJoin(
      bookings,
      and(eq(bookings.propertyId, surveyResponses.propertyId), eq(bookings.id, surveyResponses.bookingId)),
    )
    .where(
      and(
        eq(surveyResponses.propertyId, propertyId),
        sql`(${surveyResponses.deviceHash} <> '' or ${surveyResponses.contact} is not null)`,
        sql`${day} <= ${departedUntil}::date`,
      ),
    )
    .limit(limit)
  return rows.map(({ id }) => id)
}

/** With the questions and choices in words, and without ids and marks that say nothing to a person. */
function readable(
  {
    propertyId: _,
    clientKeyHash: __,
    sentHash: ___,
    deviceHash: ____,
    ownerId: _____,
    answers,
    ...response
  }: ResponseRow,
  body: SurveyBody | null,
) {
  return { ...response, answers: body ? inWords(answers, body) : answers }
}

function inWords(answers: Answers, body: SurveyBody) {
  const first = (words: Words | undefined) => Object.values(words ?? {})[0]
  return questionsOf(body).flatMap((question) => {
    const answer = answers[question.id]
    if (answer === undefined) return []
    const choices = 'choices' in question ? question.choices : []
    const said = Array.isArray(answer)
      ? answer.map((id) => first(choices.find((choice) => choice.id === id)?.words) ?? id)
      : answer
    return [{ question: first(question.words) ?? question.id, answer: said }]
  })
}
