import '@mantine/dates/styles.layer.css'
import { DatePicker } from '@mantine/dates'
import { useT } from '../../platform/texts.ts'

const MONDAY = 1

type Props = { value: string | null; min: string; max: string; onDay: (day: string) => void }

/** A month to choose a day from; weeks begin on Monday. */
export function DayCalendar({ value, min, max, onDay }: Props) {
  const t = useT()
  return (
    <DatePicker
      value={value}
      {...(value ? { defaultDate: value } : {})}
      minDate={min}
      maxDate={max}
      firstDayOfWeek={MONDAY}
      // Red means that something is wrong.
      weekendDays={[]}
      onChange={(day) => day && onDay(day)}
      ariaLabels={{
        nextMonth: t('day.nextMonth'),
        previousMonth: t('day.previousMonth'),
        nextYear: t('day.nextYear'),
        previousYear: t('day.previousYear'),
        nextDecade: t('day.nextYears'),
        previousDecade: t('day.previousYears'),
        monthLevelControl: t('day.chooseMonth'),
        yearLevelControl: t('day.chooseYear'),
      }}
    />
  )
}
