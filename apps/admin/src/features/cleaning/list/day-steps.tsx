import { LIST_DAYS_AROUND } from '@innkeeper/domain/cleaning/constants.ts'
import { addDays } from '@innkeeper/domain/time.ts'
import { ActionIcon, Button } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { DayInput } from '../../../components/day-input/day-input.tsx'
import { useT } from '../../../platform/texts.ts'
import classes from './cleaning.module.css'

type Props = { date: string; today: string; onDay: (date: string) => void }

/** The day before, today, the day after, or any other. */
export function DaySteps({ date, today, onDay }: Props) {
  const t = useT()
  const [first, last] = [addDays(today, -LIST_DAYS_AROUND), addDays(today, LIST_DAYS_AROUND)]
  return (
    <div className={classes.days}>
      <ActionIcon
        variant="default"
        className={classes.step}
        aria-label={t('cleaning.dayBefore')}
        disabled={date <= first}
        onClick={() => onDay(addDays(date, -1))}
      >
        <IconChevronLeft size={18} stroke={1.8} aria-hidden />
      </ActionIcon>
      <ActionIcon
        variant="default"
        className={classes.step}
        aria-label={t('cleaning.dayAfter')}
        disabled={date >= last}
        onClick={() => onDay(addDays(date, 1))}
      >
        <IconChevronRight size={18} stroke={1.8} aria-hidden />
      </ActionIcon>
      {date !== today && (
        <Button variant="default" className={classes.today} onClick={() => onDay(today)}>
          {t('cleaning.today')}
        </Button>
      )}
      <DayInput
        className={classes.day}
        aria-label={t('cleaning.day')}
        value={date}
        min={first}
        max={last}
        onDay={(day) => day !== '' && onDay(day)}
      />
    </div>
  )
}
