import type { TargetGroupCriteria, UnitCategory } from '@innkeeper/domain/units/schema.ts'
import { canHaveMembers } from '@innkeeper/domain/units/target-groups.ts'
import { intlLocaleFor } from '@innkeeper/i18n/languages.ts'
import { ADMIN_LANGUAGE, type AdminTranslate } from '../../platform/texts.ts'

const either = new Intl.ListFormat(intlLocaleFor(ADMIN_LANGUAGE), { type: 'disjunction' })

/** Who is in a group, in one sentence. */
export function targetGroupSentence(
  t: AdminTranslate,
  group: TargetGroupCriteria,
  categories: readonly UnitCategory[],
): string {
  if (!canHaveMembers(group)) return t('groups.sentence.nobody')
  const names = categories.filter(({ id }) => group.unitCategories.includes(id)).map(({ name }) => name)
  const parts = [
    who(t, group.returningGuest),
    nights(t, group),
    names.length > 0 ? t('groups.sentence.categories', { list: either.format(names) }) : null,
    group.rateCodes.length > 0 ? t('groups.sentence.rates', { list: either.format(group.rateCodes) }) : null,
  ].filter((part) => part !== null)
  return `${parts.join(' ')}.`
}

function who(t: AdminTranslate, returningGuest: boolean | null): string {
  if (returningGuest === null) return t('groups.sentence.guests')
  return returningGuest ? t('groups.sentence.returning') : t('groups.sentence.first')
}

function nights(t: AdminTranslate, { minNights, maxNights }: TargetGroupCriteria): string | null {
  if (minNights !== null && minNights === maxNights) return t('groups.sentence.exactly', { count: minNights })
  if (minNights !== null && maxNights !== null) {
    return t('groups.sentence.between', { min: minNights, max: maxNights })
  }
  if (minNights !== null) return t('groups.sentence.atLeast', { count: minNights })
  return maxNights === null ? null : t('groups.sentence.atMost', { count: maxNights })
}
