import { EXPORT_DAYS_MAX, type ExportFormat } from '@innkeeper/domain/cleaning/constants.ts'
import { addDays, dayOfIsoDate } from '@innkeeper/domain/time.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { type DayHouse, requireListed } from '../list/day-house.ts'

type Asked = { from: string; to: string; format: ExportFormat }

/** The days of an export, the first one first. Throws `cleaning/day-too-far` or `cleaning/days-too-many`. */
export function askedDays({ from, to, format }: Asked, house: Pick<DayHouse, 'today'>): string[] {
  for (const date of [from, to]) requireListed(date, house)
  const many = dayOfIsoDate(to) - dayOfIsoDate(from) + 1
  if (many < 1) throw new AppError('request/invalid', 'The last day is before the first.')
  const most = format === 'pdf' ? 1 : EXPORT_DAYS_MAX
  if (many > most) throw new AppError('cleaning/days-too-many', `At most ${most} days as ${format}.`)
  return Array.from({ length: many }, (_, place) => addDays(from, place))
}
