import { CARD_STATES } from '@innkeeper/domain/guestbook/visibility-schema.ts'
import { MESSAGE_CAUSES, MESSAGE_CHANNELS } from '@innkeeper/domain/messaging/constants.ts'
import { REQUEST_SOURCES } from '@innkeeper/domain/orders/constants.ts'
import type { Subject } from '@innkeeper/domain/statistics/subjects.ts'
import { DEVICES, VISITED_PAGES } from '@innkeeper/domain/statistics/visits.ts'
import type { AdminMessageId } from '@innkeeper/i18n/catalogue-types.ts'
import { languageName } from '../../platform/language-name.ts'
import type { AdminTranslate } from '../../platform/texts.ts'

/** Measures and parts are named in the domain; a test walks them and looks for their texts. */
type TextOf<Beginning extends string> = Extract<AdminMessageId, `${Beginning}${string}`>

export const measureLabel = (t: AdminTranslate, subject: Subject, measure: string): string =>
  t(`statistics.measure.${subject}.${measure}` as TextOf<'statistics.measure.'>)

/** How a measure is counted, in a sentence or two. */
export const howWords = (t: AdminTranslate, subject: Subject, measure: string): string =>
  t(`statistics.how.${subject}.${measure}` as TextOf<'statistics.how.'>)

export const partTitle = (t: AdminTranslate, part: string): string =>
  t(`statistics.part.${part}` as TextOf<'statistics.part.'>)

/** What a row of a part is, above the names of the rows. */
export const partName = (t: AdminTranslate, part: string): string =>
  t(`statistics.partName.${part}` as TextOf<'statistics.partName.'>)

/** Parts whose rows are words of our own. */
export const WORDED_PARTS: Readonly<Record<string, readonly string[]>> = {
  page: VISITED_PAGES,
  phase: CARD_STATES,
  device: DEVICES,
  channel: MESSAGE_CHANNELS,
  cause: MESSAGE_CAUSES,
  source: REQUEST_SOURCES,
}

/** A row as a person calls it; one that this version does not know yet is shown by its own name. */
export function rowName(
  t: AdminTranslate,
  part: string,
  { row, name }: { row: string; name: string | null },
): string {
  const words = WORDED_PARTS[part]
  if (words && !words.includes(row)) return row
  if (part === 'source') return t(`statistics.source.${row}` as TextOf<'statistics.source.'>)
  if (words) return t(`statistics.row.${part}.${row}` as TextOf<'statistics.row.p'>)
  if (part === 'language') return languageName(row)
  return name ?? t(part === 'person' ? 'statistics.row.personGone' : 'statistics.row.gone')
}
