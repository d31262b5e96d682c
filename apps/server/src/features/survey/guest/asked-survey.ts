import { OLD_VERSION_MINUTES, type SurveyKind } from '@innkeeper/domain/survey/constants.ts'
import type { SurveyBody } from '@innkeeper/domain/survey/survey-schema.ts'
import { MINUTE_MS } from '@innkeeper/domain/time.ts'
import type { Tx } from '../../../platform/db/port.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { findSurvey, findVersion } from '../editing/repository.ts'
import type { SurveyRow } from '../tables.ts'

/** A survey with what it asks: of guests a version, of previews the draft, which has none. */
export type AskedSurvey = {
  row: SurveyRow
  version: number
  kind: SurveyKind
  body: SurveyBody
  isOpen: boolean
}

/** No version of a survey has this number: what a preview shows. */
export const DRAFT_VERSION = 0

/** What a survey asks now; null where there is none, or none that was ever published. */
export async function findAsked(
  tx: Tx,
  propertyId: string,
  id: string,
  isPreview: boolean,
): Promise<AskedSurvey | null> {
  const row = await findSurvey(tx, propertyId, id)
  if (!row) return null
  if (isPreview) return { row, version: DRAFT_VERSION, kind: row.kind, body: row.draft, isOpen: true }
  const version = row.version === null ? null : await findVersion(tx, propertyId, id, row.version)
  return (
    version && {
      ...{ row, version: version.version, kind: version.kind, body: version.body, isOpen: row.isOpen },
    }
  )
}

/** What somebody was asked who answers now: the version in use, or one that was replaced a while ago. */
export async function requireAnswerable(
  tx: Tx,
  propertyId: string,
  { id, version, isPreview, now }: { id: string; version: number; isPreview: boolean; now: Date },
): Promise<AskedSurvey> {
  const asked = await findAsked(tx, propertyId, id, isPreview)
  if (!asked) throw new AppError('survey/unknown', 'There is no such survey.')
  if (!asked.isOpen) throw new AppError('survey/closed', 'This survey takes no more answers.')
  if (asked.version === version) return asked
  const older = isPreview ? null : await findVersion(tx, propertyId, id, version)
  const isRecent =
    older?.replacedAt != null && older.replacedAt.getTime() > now.getTime() - OLD_VERSION_MINUTES * MINUTE_MS
  if (!older || !isRecent) throw new AppError('survey/version-gone', 'The survey was changed meanwhile.')
  return { ...asked, version, kind: older.kind, body: older.body }
}
