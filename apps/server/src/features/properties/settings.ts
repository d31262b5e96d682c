import type { SettingsChange, StaffSettings } from '@innkeeper/api/properties.ts'
import { settingChanges } from '@innkeeper/domain/audit/setting-changes.ts'
import { languageRefusal } from '@innkeeper/domain/properties/languages.ts'
import type { Localization } from '@innkeeper/domain/properties/localization.ts'
import { contentLanguageOf } from '@innkeeper/i18n/content-languages.ts'
import type { Clock } from '../../platform/clock/port.ts'
import type { Tx } from '../../platform/db/port.ts'
import { emit } from '../../platform/events/outbox.ts'
import type { Staff } from '../../platform/http/access.ts'
import { AppError } from '../../platform/http/app-error.ts'
import type { WhereUsed } from '../../platform/where-used.ts'
import { recordBy } from '../audit/service.ts'
import { isOwnFont, isSharedFont } from '../fonts/service.ts'
import { isPicture } from '../media/service.ts'
import { lockProperty } from './lock.ts'
import { presentSettings } from './presenter.ts'
import { findProperty, type PropertyRow, updateProperty } from './repository.ts'

export type SettingsDependencies = {
  clock: Clock
  whereUsed: Pick<WhereUsed, 'languages'>
  /** In the same transaction; what guests had in them is another feature's. */
  guestFieldsDeleted(tx: Tx, propertyId: string, fieldIds: readonly string[]): Promise<void>
}

export type SettingsService = {
  read(tx: Tx, propertyId: string): Promise<StaffSettings>
  /** Throws `property/stale-revision` with both versions, or what is wrong with the languages. */
  save(tx: Tx, staff: Staff, revision: number, change: SettingsChange): Promise<StaffSettings>
}

export function createSettingsService({
  clock,
  whereUsed,
  guestFieldsDeleted,
}: SettingsDependencies): SettingsService {
  async function usedLanguages(tx: Tx, propertyId: string): Promise<number[]> {
    return [...new Set(await whereUsed.languages(tx, propertyId))].sort((a, b) => a - b)
  }

  async function read(tx: Tx, propertyId: string): Promise<StaffSettings> {
    const property = await requireProperty(tx, propertyId)
    return presentSettings(property, await usedLanguages(tx, propertyId))
  }

  return {
    read,
    async save(tx, staff, revision, change) {
      const { propertyId } = staff
      const before = await requireProperty(tx, propertyId)
      const used = await usedLanguages(tx, propertyId)
      if (before.revision === revision) {
        if (change.localization) requireLanguages(before.localization, change.localization, used)
        const logo = change.brand?.logo
        if (logo && logo !== before.brand.logo && !(await isPicture(tx, propertyId, logo))) {
          throw new AppError('media/unknown', 'No such picture.')
        }
        if (change.brand) await requireFonts(tx, before, change.brand)
      }
      const saved = await updateProperty(tx, propertyId, revision, {
        ...change,
        changedBy: staff.name,
        changedAt: clock.now(),
      })
      if (!saved) {
        throw new AppError('property/stale-revision', 'Somebody saved the settings meanwhile.', {
          current: await read(tx, propertyId),
          refused: change,
        })
      }
      await recordBy(
        tx,
        staff,
        ...settingChanges(before, change).map(({ setting, values }) => ({
          action: 'property.changed' as const,
          subject: saved.name,
          details: { changed: setting, ...values },
        })),
      )
      const deleted = idsOf(before).filter((id) => !idsOf(saved).includes(id))
      if (deleted.length > 0) await guestFieldsDeleted(tx, propertyId, deleted)
      await emit(tx, propertyId, 'property.changed', { revision: saved.revision })
      return presentSettings(saved, used)
    },
  }
}

const idsOf = ({ guestFields }: PropertyRow) => guestFields.fields.map(({ id }) => id)

async function requireProperty(tx: Tx, propertyId: string): Promise<PropertyRow> {
  const property = await findProperty(tx, propertyId)
  if (!property) throw new AppError('property/unknown', 'No such property.')
  return property
}

/** Newly chosen fonts are everybody's or the property's own; whoever deletes one of its own waits for this. */
async function requireFonts(tx: Tx, { propertyId, brand }: PropertyRow, wanted: PropertyRow['brand']) {
  const added = [wanted.headingFont, wanted.textFont].filter(
    (family) => family !== brand.headingFont && family !== brand.textFont && !isSharedFont(family),
  )
  if (added.length === 0) return
  await lockProperty(tx, propertyId)
  for (const family of new Set(added)) {
    if (!(await isOwnFont(tx, propertyId, family))) throw new AppError('fonts/unknown', 'No such font.')
  }
}

function requireLanguages(before: Localization, after: Localization, used: readonly number[]): void {
  const added = Object.entries(after.languages).filter(([country]) => !before.languages[country])
  const unknown = added.find(([country, { code }]) => contentLanguageOf(country)?.code !== code)
  if (unknown)
    throw new AppError('property/language-unknown', `No language ${unknown[1].code} of ${unknown[0]}.`)
  const refusal = languageRefusal({ before, after, used })
  if (refusal) {
    throw new AppError('property/languages-refused', 'The languages cannot be changed so.', {
      reason: refusal,
    })
  }
}
