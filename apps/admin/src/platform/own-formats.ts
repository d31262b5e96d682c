import {
  DEFAULT_FORMATS,
  type StaffFormats,
  writeDate,
  writeTime,
} from '@innkeeper/domain/auth/staff-formats.ts'
import { clockFields, type LocaleAndZone, type Moment } from '@innkeeper/i18n/format.ts'

/**
 * Dates and times as the person who is signed in wants to read them. One browser has one session, so how they are
 * written stands here and every screen follows it.
 */
let formats: StaffFormats = DEFAULT_FORMATS

/** From the session, whenever it is loaded. */
export function followFormats(own: StaffFormats): void {
  formats = own
}

/** For fields, which write and read them. */
export function ownFormats(): StaffFormats {
  return formats
}

type Zone = Pick<LocaleAndZone, 'timeZone'>

/** "19/11/2026". */
export function formatDate(moment: Moment, { timeZone }: Zone): string {
  return writeDate(clockFields(moment, timeZone), formats.date)
}

/** A calendar day without a clock ("2026-11-19"): it is the same day in every zone. */
export function formatDateOnly(isoDate: string): string {
  return formatDate(Date.parse(isoDate), { timeZone: 'UTC' })
}

/** "07:05". */
export function formatTime(moment: Moment, { timeZone }: Zone): string {
  return writeTime(clockFields(moment, timeZone), formats.time)
}

/** "19/11/2026 07:05". */
export function formatDateTime(moment: Moment, zone: Zone): string {
  return `${formatDate(moment, zone)} ${formatTime(moment, zone)}`
}
