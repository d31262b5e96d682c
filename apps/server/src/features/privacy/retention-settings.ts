import type { PrivacySettings } from '@innkeeper/api/privacy.ts'
import { settingChanges } from '@innkeeper/domain/audit/setting-changes.ts'
import { type Retention, USUAL_RETENTION } from '@innkeeper/domain/privacy/retention.ts'
import { desc, eq } from 'drizzle-orm'
import type { Tx } from '../../platform/db/port.ts'
import type { Staff } from '../../platform/http/access.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { recordBy } from '../audit/service.ts'
import { retentionRuns, retentionSettings } from './tables.ts'

/** A month of nights; what was before is not shown. */
const SHOWN_RUNS = 30

type Stored = Omit<PrivacySettings, 'runs'>

/** As they are set, or as they are before anybody set them. */
export async function findRetention(tx: Tx, propertyId: string): Promise<Stored> {
  const [row] = await tx.select().from(retentionSettings).where(eq(retentionSettings.propertyId, propertyId))
  if (!row) return { revision: 0, changedBy: null, changedAt: null, retention: USUAL_RETENTION }
  const { revision, changedBy, changedAt, guests, messages, answers } = row
  return {
    revision,
    changedBy,
    changedAt: changedAt?.toISOString() ?? null,
    retention: { guests, messages, answers },
  }
}

export async function readPrivacySettings(tx: Tx, propertyId: string): Promise<PrivacySettings> {
  const rows = await tx
    .select()
    .from(retentionRuns)
    .where(eq(retentionRuns.propertyId, propertyId))
    .orderBy(desc(retentionRuns.day))
    .limit(SHOWN_RUNS)
  const runs = rows.map(({ propertyId: _, startedAt, finishedAt, ...run }) => ({
    ...run,
    startedAt: startedAt.toISOString(),
    finishedAt: finishedAt?.toISOString() ?? null,
  }))
  return { ...(await findRetention(tx, propertyId)), runs }
}

type Change = { revision: number; retention: Retention; now: Date }

/** Throws `privacy/stale-revision` with what somebody saved meanwhile. */
export async function saveRetention(
  tx: Tx,
  staff: Staff,
  { revision, retention, now }: Change,
): Promise<PrivacySettings> {
  const { propertyId } = staff
  const before = await findRetention(tx, propertyId)
  const row = { ...retention, revision: revision + 1, changedBy: staff.name, changedAt: now }
  const saved =
    before.revision === revision
      ? await tx
          .insert(retentionSettings)
          .values({ propertyId, ...row })
          .onConflictDoUpdate({
            target: retentionSettings.propertyId,
            set: row,
            setWhere: eq(retentionSettings.revision, revision),
          })
          .returning({ revision: retentionSettings.revision })
      : []
  if (saved.length === 0) {
    throw new AppError('privacy/stale-revision', 'Somebody saved these settings meanwhile.', {
      current: await readPrivacySettings(tx, propertyId),
    })
  }
  await recordBy(
    tx,
    staff,
    ...settingChanges({ retention: before.retention }, { retention }).map(({ setting, values }) => ({
      action: 'privacy.changed' as const,
      details: { changed: setting, ...values },
    })),
  )
  return readPrivacySettings(tx, propertyId)
}
