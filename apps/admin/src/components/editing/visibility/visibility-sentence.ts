import {
  CARD_STATES,
  type Visibility,
  type WeekdayWindow,
} from '@innkeeper/domain/guestbook/visibility-schema.ts'
import { intlLocaleFor } from '@innkeeper/i18n/languages.ts'
import { ADMIN_LANGUAGE, type AdminTranslate } from '../../../platform/texts.ts'
import { weekdayNames } from '../../../platform/weekday-names.ts'

const locale = intlLocaleFor(ADMIN_LANGUAGE)
const all = new Intl.ListFormat(locale, { type: 'conjunction' })
const any = new Intl.ListFormat(locale, { type: 'disjunction' })
const dayName = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', timeZone: 'UTC' })
/** More names than this are counted instead. */
const NAMES_MAX = 3

/** Names of what a segment selects, by id; an id without a name is gone and selects nobody. */
export type SegmentNames = {
  targetGroups: ReadonlyMap<string, string>
  unitCategories: ReadonlyMap<string, string>
  units: ReadonlyMap<string, string>
}

/** When and to whom a card shows, in one sentence. */
export function visibilitySentence(
  t: AdminTranslate,
  visibility: Visibility | null,
  names?: SegmentNames,
): string {
  if (!visibility || visibility.state.length === 0) return t('visibility.nobody')
  const parts = [
    who(t, visibility),
    segment(t, visibility.segmentation, names),
    times(t, visibility.weekdays),
    dates(t, visibility.dateRange),
  ].filter((part) => part !== null)
  return `${parts.join(', ')}.`
}

function who(t: AdminTranslate, { state }: Visibility): string {
  if (CARD_STATES.every((one) => state.includes(one))) return t('visibility.everybody')
  const states = CARD_STATES.filter((one) => state.includes(one))
  return t('visibility.states', { list: all.format(states.map((one) => t(`visibility.state.${one}`))) })
}

function segment(
  t: AdminTranslate,
  { all: isForAll, targetGroups, unitCategories, selection }: Visibility['segmentation'],
  names: SegmentNames | undefined,
): string | null {
  if (isForAll) return null
  const chosen = targetGroups.length + unitCategories.length + selection.length
  if (chosen === 0) return t('visibility.noSegment')
  if (!names) return t('visibility.selected')
  const parts = [
    namedOrCounted(targetGroups, names.targetGroups, (count) => t('visibility.groups', { count })),
    namedOrCounted(unitCategories, names.unitCategories, (count) => t('visibility.categories', { count })),
    namedOrCounted(
      selection,
      new Map([...names.units].map(([id, code]) => [id, t('visibility.room', { code })])),
      (count) => t('visibility.rooms', { count }),
    ),
  ].flat()
  return t('visibility.onlyFor', { list: any.format(parts) })
}

function namedOrCounted(
  ids: readonly string[],
  names: ReadonlyMap<string, string>,
  counted: (count: number) => string,
): string[] {
  const known = ids.map((id) => names.get(id)).filter((name) => name !== undefined)
  return ids.length > NAMES_MAX || known.length < ids.length
    ? ids.length > 0
      ? [counted(ids.length)]
      : []
    : known
}

const clock = ({ hours, minutes }: WeekdayWindow['start']) =>
  `${String(hours).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`
const windowWords = ({ start, end }: WeekdayWindow) => `${clock(start)}–${clock(end)}`
const WHOLE_DAY = '00:00–23:59'

function times(t: AdminTranslate, weekdays: Visibility['weekdays']): string | null {
  const open = weekdays.flatMap((window, index) => (window.isVisible ? [{ window, index }] : []))
  if (open.length === 0) return t('visibility.noDay')
  const hours = new Set(open.map(({ window }) => windowWords(window)))
  const [first = WHOLE_DAY] = hours
  const days =
    open.length === 7
      ? t('visibility.everyDay')
      : dayWords(
          t,
          open.map(({ index }) => index),
        )
  if (hours.size > 1) return t('visibility.differentTimes', { days })
  if (first === WHOLE_DAY) return open.length === 7 ? null : days
  return t('visibility.daysAndHours', { days, hours: first })
}

function dates(t: AdminTranslate, { enabled, from, to }: Visibility['dateRange']): string | null {
  const day = (date: string) => dayName.format(new Date(`${date}T00:00:00Z`))
  if (!enabled || (!from && !to)) return null
  if (from && to) return t('visibility.between', { from: day(from), to: day(to) })
  return from ? t('visibility.from', { from: day(from) }) : t('visibility.until', { to: day(to ?? '') })
}

/** "Mon to Fri" for three days in a row or more, else each one. */
function dayWords(t: AdminTranslate, days: number[]): string {
  const names = weekdayNames('short')
  const name = (index: number) => names[index] ?? ''
  const [first = 0, last = 0] = [days[0], days.at(-1)]
  if (days.length > 2 && last - first === days.length - 1) {
    return t('visibility.dayRange', { from: name(first), to: name(last) })
  }
  return all.format(days.map(name))
}
