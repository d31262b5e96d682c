import * as z from 'zod/mini'

/** How a member of staff reads days: British first, as the staff app speaks. */
export const DATE_FORMATS = ['DD/MM/YYYY', 'DD.MM.YYYY', 'YYYY-MM-DD', 'MM/DD/YYYY'] as const
export const TIME_FORMATS = ['24h', '12h'] as const

export const staffFormatsSchema = z.object({
  date: z.enum(DATE_FORMATS),
  time: z.enum(TIME_FORMATS),
})
export type StaffFormats = z.infer<typeof staffFormatsSchema>

/** For whoever has chosen nothing. */
export const DEFAULT_FORMATS: StaffFormats = { date: 'DD/MM/YYYY', time: '24h' }

/** What was stored, as far as it is known today. */
export function formatsOf(stored: { date: string | null; time: string | null }): StaffFormats {
  const parsed = z.safeParse(staffFormatsSchema, {
    date: stored.date ?? DEFAULT_FORMATS.date,
    time: stored.time ?? DEFAULT_FORMATS.time,
  })
  return parsed.success ? parsed.data : DEFAULT_FORMATS
}

type DayFields = { year: string; month: string; day: string }

/** A day in somebody's own order; the fields are zero-padded. */
export function writeDate({ year, month, day }: DayFields, format: StaffFormats['date']): string {
  return format.replace('YYYY', year).replace('MM', month).replace('DD', day)
}

/** "19:05" or "7:05 pm"; the fields are those of a clock of 24 hours. */
export function writeTime(
  { hour, minute }: { hour: string; minute: string },
  format: StaffFormats['time'],
): string {
  if (format === '24h') return `${hour}:${minute}`
  const hours = Number(hour)
  return `${hours % 12 || 12}:${minute} ${hours < 12 ? 'am' : 'pm'}`
}
