import { type MantineSpacing, Stack, Switch } from '@mantine/core'
import { Fragment, type ReactNode, useState } from 'react'
import { useT } from '../../../platform/texts.ts'
import { weekdayNames } from '../../../platform/weekday-names.ts'
import { isSameEveryDay, sameEveryDay, type Week, withDay } from './week.ts'

const DAYS = [0, 1, 2, 3, 4, 5, 6]

type DayField<Day> = { name: string; value: Day; onChange: (value: Day) => void }
type Props<Day> = {
  week: Week<Day>
  onChange: (week: Week<Day>) => void
  gap: MantineSpacing
  /** The fields of one day, or of all when they are the same. */
  children: (day: DayField<Day>) => ReactNode
}

/** The same every day, or day by day. */
export function WeekFields<Day>({ week, onChange, gap, children }: Props<Day>) {
  const t = useT()
  const [isSame, setIsSame] = useState(() => isSameEveryDay(week))
  // A colleague's hours, or those that came back, may differ from day to day.
  const isShownSame = isSame && isSameEveryDay(week)
  const names = weekdayNames('long')
  return (
    <Stack gap={gap}>
      <Switch
        label={t('hours.sameEveryDay')}
        checked={isShownSame}
        onChange={({ currentTarget: { checked } }) => {
          setIsSame(checked)
          if (checked) onChange(sameEveryDay(week[0]))
        }}
      />
      {(isShownSame ? [0] : DAYS).map((day) => (
        <Fragment key={day}>
          {children({
            name: isShownSame ? t('visibility.everyDayName') : (names[day] ?? ''),
            // A day may have nothing, which is null and not what Monday has.
            value: week[day] === undefined ? week[0] : week[day],
            onChange: (value) => onChange(isShownSame ? sameEveryDay(value) : withDay(week, day, value)),
          })}
        </Fragment>
      ))}
    </Stack>
  )
}
