import type { SurveyKind } from '@innkeeper/domain/survey/constants.ts'
import { STAY_SURVEY_DAYS } from '@innkeeper/domain/survey/constants.ts'
import { addDays } from '@innkeeper/domain/time.ts'
import { sql } from 'drizzle-orm'
import type { Tx } from '../../../platform/db/port.ts'
import { addCounts, EVERYBODY } from '../add-counts.ts'

/** What became of a survey with a stay so far. */
export type AskedSoFar = {
  surveyId: string
  bookingId: string
  guestMark: string
  kind: SurveyKind
  askedOn: string | null
  timesAsked: number
  hasAnswered: boolean
}

type Meant = { bookingIds: readonly string[]; guestMarks: readonly string[]; today: string }

/** Of these stays everything, and of the same guests when they were last asked about another. */
export async function findAskedSoFar(
  tx: Tx,
  propertyId: string,
  { bookingIds, guestMarks, today }: Meant,
): Promise<AskedSoFar[]> {
  const { rows } = await tx.execute<AskedSoFar>(sql`
    select survey_id as "surveyId", booking_id as "bookingId", guest_mark as "guestMark", kind,
      asked_on::text as "askedOn", times_asked as "timesAsked", has_answered as "hasAnswered"
    from survey_stays
    where property_id = ${propertyId} and (
      booking_id in (select jsonb_array_elements_text(${JSON.stringify(bookingIds)}::jsonb))
      or (kind = 'survey' and asked_on > ${addDays(today, -STAY_SURVEY_DAYS)}::date
        and guest_mark in (select jsonb_array_elements_text(${JSON.stringify(guestMarks)}::jsonb))))`)
  return rows
}

export type Invited = { surveyId: string; bookingId: string; guestMark: string; kind: SurveyKind }

/** Each was asked once more; who is asked for the first time is counted under today. */
export async function writeAsked(
  tx: Tx,
  propertyId: string,
  { invited, today }: { invited: readonly Invited[]; today: string },
): Promise<void> {
  if (invited.length === 0) return
  const { rows } = await tx.execute<{ survey_id: string; first: number }>(sql`
    with asked as (
      insert into survey_stays as s
        (property_id, survey_id, booking_id, guest_mark, kind, asked_on, times_asked)
      select ${propertyId}, i."surveyId", i."bookingId", i."guestMark", i.kind, ${today}::date, 1
      from jsonb_to_recordset(${JSON.stringify(invited)}::jsonb)
        as i("surveyId" text, "bookingId" text, "guestMark" text, kind text)
      on conflict (property_id, survey_id, booking_id) do update set
        times_asked = s.times_asked + 1, asked_on = coalesce(s.asked_on, excluded.asked_on)
      returning survey_id, times_asked)
    select survey_id, count(*)::int as first from asked where times_asked = 1 group by survey_id
    order by survey_id`)
  for (const { survey_id: surveyId, first } of rows) {
    await addCounts(tx, {
      ...{ propertyId, surveyId, day: today, segments: [EVERYBODY] },
      counts: { asked: first },
    })
  }
}

/**
 * What reached nobody: they were asked once less, and who was asked by nothing else was not. The guest's own survey is
 * the one they were asked last. Who has answered since is left alone.
 */
export async function takeBackAsked(
  tx: Tx,
  propertyId: string,
  {
    surveyIds,
    isOwn,
    bookingIds,
  }: { surveyIds: readonly string[]; isOwn: boolean; bookingIds: readonly string[] },
): Promise<void> {
  if (bookingIds.length === 0) return
  const { rows } = await tx.execute<{ survey_id: string; asked_on: string; many: number }>(sql`
    with meant as (
      select s.* from survey_stays s
      where s.property_id = ${propertyId} and s.times_asked > 0 and not s.has_answered
        and s.booking_id in (select jsonb_array_elements_text(${JSON.stringify(bookingIds)}::jsonb))
        and (s.survey_id in (select jsonb_array_elements_text(${JSON.stringify(surveyIds)}::jsonb))
          or ${isOwn} and s.survey_id = (
            select l.survey_id from survey_stays l
            where l.property_id = s.property_id and l.booking_id = s.booking_id and l.times_asked > 0
            order by l.asked_on desc, l.survey_id limit 1))
      for update),
    less as (
      update survey_stays s set times_asked = s.times_asked - 1,
        asked_on = case when s.times_asked > 1 then s.asked_on end
      from meant m
      where s.property_id = m.property_id and s.survey_id = m.survey_id and s.booking_id = m.booking_id)
    select survey_id, asked_on::text, count(*)::int as many from meant where times_asked = 1
    group by survey_id, asked_on order by survey_id, asked_on`)
  for (const { survey_id: surveyId, asked_on: day, many } of rows) {
    await addCounts(tx, { propertyId, surveyId, day, segments: [EVERYBODY], counts: { asked: -many } })
  }
}
