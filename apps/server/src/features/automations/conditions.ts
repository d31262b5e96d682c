import type { OnlyIf } from '@innkeeper/domain/automations/schema.ts'
import { type Localization, normalCode } from '@innkeeper/domain/properties/localization.ts'
import { isWhollyRegistered } from '@innkeeper/domain/registration/wholly-registered.ts'
import type { TargetGroup } from '@innkeeper/domain/units/schema.ts'
import { canHaveMembers, isInTargetGroup } from '@innkeeper/domain/units/target-groups.ts'
import { type SQL, sql } from 'drizzle-orm'
import type { Tx } from '../../platform/db/port.ts'
import { isRegisteredStay } from '../guests/tables.ts'
import { guestLanguage, type StayPerson } from '../messaging/service.ts'

export type ConditionsHouse = { localization: Localization; targetGroups: readonly TargetGroup[] }

const list = (values: readonly string[]): SQL => sql`${JSON.stringify(values)}::jsonb`
const isAmong = (value: SQL, values: readonly string[]): SQL => sql`${list(values)} ? ${value}`
/** Somebody of `bookings b` has not sent the registration form. */
export const isUnregistered = sql`not ${isRegisteredStay}`
const category = sql`coalesce(u.category_id, b.unit_category_id)`

/** Whether `bookings b` with `units u` is in a target group; the same as `isInTargetGroup`. */
function isInGroup(group: TargetGroup): SQL {
  if (!canHaveMembers(group)) return sql`false`
  const nights = sql`(b.departure - b.arrival)`
  const asked = [
    group.rateCodes.length > 0 && isAmong(sql`coalesce(b.rate_code, '')`, group.rateCodes),
    group.unitCategories.length > 0 && isAmong(sql`coalesce(${category}, '')`, group.unitCategories),
    group.minNights !== null && sql`${nights} >= ${group.minNights}::int`,
    group.maxNights !== null && sql`${nights} <= ${group.maxNights}::int`,
    group.returningGuest !== null && sql`b.is_returning_guest = ${group.returningGuest}`,
  ].filter((part) => part !== false)
  return sql`(${sql.join(asked, sql` and `)})`
}

const any = (parts: readonly SQL[]): SQL =>
  parts.length === 0 ? sql`false` : sql`(${sql.join([...parts], sql` or `)})`

/** The conditions of an automation in SQL, for `bookings b` with `units u`. */
export async function fitting(
  tx: Tx,
  propertyId: string,
  onlyIf: OnlyIf,
  { localization, targetGroups }: ConditionsHouse,
): Promise<SQL> {
  const groups = (ids: readonly string[]) =>
    any(targetGroups.filter(({ id }) => ids.includes(id)).map(isInGroup))
  const parts = [sql`true`]
  if (onlyIf.targetGroupIds.length > 0) parts.push(groups(onlyIf.targetGroupIds))
  if (onlyIf.exceptTargetGroupIds.length > 0) parts.push(sql`not ${groups(onlyIf.exceptTargetGroupIds)}`)
  if (onlyIf.unitCategoryIds.length > 0) {
    parts.push(isAmong(sql`coalesce(${category}, '')`, onlyIf.unitCategoryIds))
  }
  if (onlyIf.languages.length > 0) {
    // Guests write their language in many ways; there are few of them, so each is read once.
    const { rows } = await tx.execute<{ language: string | null }>(sql`
      select distinct language from bookings where property_id = ${propertyId}`)
    const meant = rows.filter(({ language }) => speaks(onlyIf, language, localization))
    parts.push(
      isAmong(
        sql`coalesce(b.language, '')`,
        meant.map(({ language }) => language ?? ''),
      ),
    )
  }
  if (onlyIf.registration === 'sent') parts.push(isRegisteredStay)
  if (onlyIf.registration === 'missing') parts.push(isUnregistered)
  return sql.join(parts, sql` and `)
}

/** Whether a guest who is written to in this language is meant. */
function speaks({ languages }: OnlyIf, code: string | null, localization: Localization): boolean {
  return languages.map(normalCode).includes(normalCode(guestLanguage(localization, code).code))
}

/** The same rules for one stay, asked again when a step is due. */
export function fits(
  onlyIf: OnlyIf,
  { guest }: Pick<StayPerson, 'guest'>,
  { localization, targetGroups }: ConditionsHouse,
): boolean {
  const unitCategoryId = guest.ownCategoryId ?? guest.bookedCategoryId
  const isIn = (ids: readonly string[]) =>
    targetGroups.some(
      (group) => ids.includes(group.id) && isInTargetGroup(group, { ...guest, unitCategoryId }),
    )
  const { targetGroupIds, exceptTargetGroupIds, unitCategoryIds, languages, registration } = onlyIf
  return (
    (targetGroupIds.length === 0 || isIn(targetGroupIds)) &&
    !isIn(exceptTargetGroupIds) &&
    (unitCategoryIds.length === 0 || (unitCategoryId !== null && unitCategoryIds.includes(unitCategoryId))) &&
    (languages.length === 0 || speaks(onlyIf, guest.language, localization)) &&
    (!registration || (registration === 'sent') === isWhollyRegistered(guest))
  )
}
