import type { SurveyKind } from '@innkeeper/domain/survey/constants.ts'
import type { SurveyBody } from '@innkeeper/domain/survey/survey-schema.ts'
import { and, asc, eq } from 'drizzle-orm'
import type { Tx } from '../../../platform/db/port.ts'
import { surveys, surveyVersions } from '../tables.ts'

export type OpenSurvey = { id: string; name: string; kind: SurveyKind; body: SurveyBody }

/** Surveys that guests can answer now, with what they ask; the oldest first. */
export function findOpenSurveys(tx: Tx, propertyId: string): Promise<OpenSurvey[]> {
  return tx
    .select({ id: surveys.id, name: surveys.name, kind: surveyVersions.kind, body: surveyVersions.body })
    .from(surveys)
    .innerJoin(
      surveyVersions,
      and(
        eq(surveyVersions.propertyId, surveys.propertyId),
        eq(surveyVersions.surveyId, surveys.id),
        eq(surveyVersions.version, surveys.version),
      ),
    )
    .where(and(eq(surveys.propertyId, propertyId), eq(surveys.isOpen, true)))
    .orderBy(asc(surveys.madeAt), asc(surveys.id))
}

/** Whether there is one of them. */
export async function hasOpenSurvey(tx: Tx, propertyId: string): Promise<boolean> {
  const [row] = await tx
    .select({ id: surveys.id })
    .from(surveys)
    .where(and(eq(surveys.propertyId, propertyId), eq(surveys.isOpen, true)))
    .limit(1)
  return row !== undefined
}
