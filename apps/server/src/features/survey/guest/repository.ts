import { createHash } from 'node:crypto'
import { and, desc, eq, isNull } from 'drizzle-orm'
import type { Tx } from '../../../platform/db/port.ts'
import { type ResponseRow, surveyResponses } from '../tables.ts'

export async function insertResponse(tx: Tx, row: ResponseRow): Promise<void> {
  await tx.insert(surveyResponses).values(row)
}

type Known = { propertyId: string; surveyId: string }
const ofSurvey = ({ propertyId, surveyId }: Known) =>
  and(eq(surveyResponses.propertyId, propertyId), eq(surveyResponses.surveyId, surveyId))

export async function findByClientKey(
  tx: Tx,
  survey: Known,
  clientKeyHash: string,
): Promise<ResponseRow | null> {
  const [row] = await tx
    .select()
    .from(surveyResponses)
    .where(and(ofSurvey(survey), eq(surveyResponses.clientKeyHash, clientKeyHash)))
  return row ?? null
}

/**
 * What is stored of a device: of each survey another, and of a response whose guest of a stay left the name out one of its
 * own, so that no two answers of one device are known to be.
 */
export const deviceMark = (of: string, deviceHash: string): string =>
  createHash('sha256').update(`${of}|${deviceHash}`).digest('base64url')

/** The newest one of this device whose guest came without a stay. */
export async function findOfDevice(tx: Tx, survey: Known, deviceHash: string): Promise<ResponseRow | null> {
  const [row] = await tx
    .select()
    .from(surveyResponses)
    .where(
      and(
        ofSurvey(survey),
        eq(surveyResponses.deviceHash, deviceMark(survey.surveyId, deviceHash)),
        isNull(surveyResponses.bookingId),
      ),
    )
    .orderBy(desc(surveyResponses.sentAt), desc(surveyResponses.id))
    .limit(1)
  return row ?? null
}

export async function findResponse(tx: Tx, propertyId: string, id: string): Promise<ResponseRow | null> {
  const [row] = await tx
    .select()
    .from(surveyResponses)
    .where(and(eq(surveyResponses.propertyId, propertyId), eq(surveyResponses.id, id)))
  return row ?? null
}

/** What this stay answered, where it said who it is. */
export async function findOfBooking(tx: Tx, survey: Known, bookingId: string): Promise<ResponseRow | null> {
  const [row] = await tx
    .select()
    .from(surveyResponses)
    .where(and(ofSurvey(survey), eq(surveyResponses.bookingId, bookingId)))
  return row ?? null
}
