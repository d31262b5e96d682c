import type { Deal } from '@innkeeper/domain/upselling/deal-schema.ts'
import { intlLocaleFor } from '@innkeeper/i18n/languages.ts'
import { ADMIN_LANGUAGE, type AdminTranslate } from '../../platform/texts.ts'

const locale = intlLocaleFor(ADMIN_LANGUAGE)
const any = new Intl.ListFormat(locale, { type: 'disjunction' })
/** More names than this are counted instead. */
const NAMES_MAX = 3

type Visibility = Deal['visibility']
type Range = Visibility['nights']

/** Names of target groups and room categories by id; what has no name any more is counted. */
export type AudienceNames = {
  targetGroups: ReadonlyMap<string, string>
  unitCategories: ReadonlyMap<string, string>
}

/** Who sees a deal, and when: one sentence, and how many there are a day. */
export function audienceSentence(t: AdminTranslate, visibility: Visibility, names: AudienceNames): string {
  const { guestJourney, daysBeforeArrival, nights, stockPerDay } = visibility
  // Whatever else is chosen: the store has closed when a guest is in the house.
  if (!guestJourney.includes('PRE_STAY')) return t('upselling.sees.nobody')
  const parts = [
    t('upselling.sees', { who: who(t, visibility, names) }),
    daysWords(t, daysBeforeArrival),
    nightsWords(t, nights),
  ].filter((part) => part !== null)
  const stock = stockPerDay === null ? [] : [t('upselling.sees.stock', { count: stockPerDay })]
  return [`${parts.join(', ')}.`, ...stock].join(' ')
}

function who(t: AdminTranslate, { targetGroups, unitCategories }: Visibility, names: AudienceNames): string {
  const groups = namedOrCounted(targetGroups, names.targetGroups, (count) =>
    t('visibility.groups', { count }),
  )
  const rooms = namedOrCounted(unitCategories, names.unitCategories, (count) =>
    t('visibility.categories', { count }),
  )
  if (groups && rooms) return t('upselling.sees.groupsInRooms', { groups, rooms })
  if (groups) return t('upselling.sees.groups', { groups })
  return rooms ? t('upselling.sees.rooms', { rooms }) : t('upselling.sees.all')
}

function namedOrCounted(
  ids: readonly string[],
  names: ReadonlyMap<string, string>,
  counted: (count: number) => string,
): string | null {
  if (ids.length === 0) return null
  const known = ids.map((id) => names.get(id)).filter((name) => name !== undefined)
  return ids.length > NAMES_MAX || known.length < ids.length ? counted(ids.length) : any.format(known)
}

/** A deal is first shown so many days before the arrival (`to`), and last so many (`from`). */
function daysWords(t: AdminTranslate, { from, to }: Range): string | null {
  if (from === null && to === null) return null
  if (from === to) return t('upselling.sees.onDay', { count: from ?? 0 })
  if (from === null) return t('upselling.sees.fromDay', { count: to ?? 0 })
  return to === null
    ? t('upselling.sees.untilDay', { count: from })
    : t('upselling.sees.betweenDays', { first: to, last: from })
}

function nightsWords(t: AdminTranslate, { from, to }: Range): string | null {
  if (from === null && to === null) return null
  if (from === to) return t('upselling.sees.exactNights', { count: from ?? 0 })
  if (from === null) return t('upselling.sees.mostNights', { count: to ?? 0 })
  return to === null
    ? t('upselling.sees.leastNights', { count: from })
    : t('upselling.sees.betweenNights', { from, to })
}
