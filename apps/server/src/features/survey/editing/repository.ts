import type { SurveyBody } from '@innkeeper/domain/survey/survey-schema.ts'
import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Tx } from '../../../platform/db/port.ts'
import {
  type SurveyRow,
  type SurveyVersionRow,
  surveyCounts,
  surveyResponses,
  surveyStays,
  surveys,
  surveyVersions,
} from '../tables.ts'

const one = (propertyId: string, id: string) => and(eq(surveys.propertyId, propertyId), eq(surveys.id, id))

/** All surveys, the oldest first. */
export function findSurveys(tx: Tx, propertyId: string): Promise<SurveyRow[]> {
  return tx
    .select()
    .from(surveys)
    .where(eq(surveys.propertyId, propertyId))
    .orderBy(asc(surveys.madeAt), asc(surveys.id))
}

export async function findSurvey(tx: Tx, propertyId: string, id: string): Promise<SurveyRow | null> {
  const [row] = await tx.select().from(surveys).where(one(propertyId, id))
  return row ?? null
}

/** Held until the transaction ends. */
export async function lockSurvey(tx: Tx, propertyId: string, id: string): Promise<SurveyRow | null> {
  const [row] = await tx.select().from(surveys).where(one(propertyId, id)).for('update')
  return row ?? null
}

export async function insertSurvey(tx: Tx, row: SurveyRow): Promise<void> {
  await tx.insert(surveys).values(row)
}

export async function updateSurvey(tx: Tx, { propertyId, id, ...change }: SurveyRow): Promise<void> {
  await tx.update(surveys).set(change).where(one(propertyId, id))
}

/** With all that is of it; nobody has answered it. */
export async function deleteSurvey(tx: Tx, propertyId: string, id: string): Promise<void> {
  for (const table of [surveyVersions, surveyCounts, surveyStays]) {
    await tx.delete(table).where(and(eq(table.propertyId, propertyId), eq(table.surveyId, id)))
  }
  await tx.delete(surveys).where(one(propertyId, id))
}

/** Whether anybody answered it. */
export async function hasResponses(tx: Tx, propertyId: string, surveyId: string): Promise<boolean> {
  const [row] = await tx
    .select({ id: surveyResponses.id })
    .from(surveyResponses)
    .where(and(eq(surveyResponses.propertyId, propertyId), eq(surveyResponses.surveyId, surveyId)))
    .limit(1)
  return row !== undefined
}

const ofSurvey = (propertyId: string, surveyId: string) =>
  and(eq(surveyVersions.propertyId, propertyId), eq(surveyVersions.surveyId, surveyId))

/** A version as it was. */
export async function findVersion(
  tx: Tx,
  propertyId: string,
  surveyId: string,
  version: number,
): Promise<SurveyVersionRow | null> {
  const [row] = await tx
    .select()
    .from(surveyVersions)
    .where(and(ofSurvey(propertyId, surveyId), eq(surveyVersions.version, version)))
  return row ?? null
}

/** All versions, the newest last. */
export function findVersions(tx: Tx, propertyId: string, surveyId: string): Promise<SurveyVersionRow[]> {
  return tx
    .select()
    .from(surveyVersions)
    .where(ofSurvey(propertyId, surveyId))
    .orderBy(asc(surveyVersions.version))
}

/** The next version takes the place of the one in use, which stays as it is. */
export async function addVersion(
  tx: Tx,
  survey: SurveyRow & { version: number },
  body: SurveyBody,
): Promise<void> {
  const { propertyId, id, version, kind, changedAt, changedBy } = survey
  await tx
    .update(surveyVersions)
    .set({ replacedAt: changedAt })
    .where(and(ofSurvey(propertyId, id), isNull(surveyVersions.replacedAt)))
  await tx.insert(surveyVersions).values({
    ...{ propertyId, surveyId: id, version, kind, body },
    ...{ publishedAt: changedAt, publishedBy: changedBy },
  })
}
