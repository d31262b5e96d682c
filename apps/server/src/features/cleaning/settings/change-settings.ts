import { isDeepStrictEqual } from 'node:util'
import type { changeCleaningSettings } from '@innkeeper/api/cleaning/list.ts'
import type { AnswerOf } from '@innkeeper/api/endpoint.ts'
import { settingChanges } from '@innkeeper/domain/audit/setting-changes.ts'
import {
  type CleaningSettings,
  DEFAULT_CLEANING_SETTINGS,
} from '@innkeeper/domain/cleaning/settings-schema.ts'
import { amountText } from '@innkeeper/domain/money.ts'
import { minorUnitDigits } from '@innkeeper/i18n/format-numbers.ts'
import { eq } from 'drizzle-orm'
import type { Tx } from '../../../platform/db/port.ts'
import { emit } from '../../../platform/events/outbox.ts'
import type { Staff } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { recordBy } from '../../audit/service.ts'
import { cleaningSettings } from '../tables.ts'

type SettingsPage = AnswerOf<typeof changeCleaningSettings>
type Change = { settings: CleaningSettings; revision: number; currency: string; now: Date }

export async function readSettingsPage(tx: Tx, propertyId: string, currency: string): Promise<SettingsPage> {
  const [row] = await tx.select().from(cleaningSettings).where(eq(cleaningSettings.propertyId, propertyId))
  return { settings: row?.settings ?? DEFAULT_CLEANING_SETTINGS, revision: row?.revision ?? 0, currency }
}

/** Throws `cleaning/stale-revision` with what somebody saved meanwhile. */
export async function changeSettings(
  tx: Tx,
  staff: Staff,
  { settings, revision, currency, now }: Change,
): Promise<SettingsPage> {
  const { propertyId } = staff
  const before = await readSettingsPage(tx, propertyId, currency)
  // What is there already is saved, whoever saved it.
  if (isDeepStrictEqual(before.settings, settings)) return before
  const row = { settings, revision: revision + 1, changedBy: staff.name, changedAt: now }
  const saved =
    before.revision === revision
      ? await tx
          .insert(cleaningSettings)
          .values({ propertyId, ...row })
          .onConflictDoUpdate({
            target: cleaningSettings.propertyId,
            set: row,
            setWhere: eq(cleaningSettings.revision, revision),
          })
          .returning({ revision: cleaningSettings.revision })
      : []
  if (saved.length === 0) {
    throw new AppError('cleaning/stale-revision', 'Somebody saved these settings meanwhile.', {
      current: await readSettingsPage(tx, propertyId, currency),
    })
  }
  const changes = settingChanges(
    { cleaning: inWords(before.settings, currency) },
    { cleaning: inWords(settings, currency) },
  )
  await recordBy(
    tx,
    staff,
    ...changes.map(({ setting, values }) => ({
      action: 'cleaning-settings.changed' as const,
      details: { changed: setting, ...values },
    })),
  )
  await emit(tx, propertyId, 'cleaning.changed', { day: null })
  return { settings, revision: revision + 1, currency }
}

/** As a person reads them in the audit log: money is not stored as it is written. */
function inWords({ saves, ...others }: CleaningSettings, currency: string) {
  const money = `${amountText(saves.money, minorUnitDigits(currency))} ${currency}`
  return { ...others, saves: { ...saves, money } }
}
