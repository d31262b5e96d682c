import type { Visibility, WeekdayWindow } from '@innkeeper/domain/guestbook/visibility-schema.ts'
import { Checkbox, Group, Stack, Switch } from '@mantine/core'
import { useState } from 'react'
import { TimeField } from '../../../components/form/time-field.tsx'
import { useT } from '../../../platform/texts.ts'
import { weekdayNames } from '../../../platform/weekday-names.ts'
import classes from './visibility.module.css'
import {
  clockOf,
  clockText,
  isSameEveryDay,
  runsPastMidnight,
  sameEveryDay,
  withWeekday,
} from './visibility-edits.ts'

type Weekdays = Visibility['weekdays']
type Props = { weekdays: Weekdays; onChange: (weekdays: Weekdays) => void }

/** A window of time for each weekday, or one for all. */
export function WeekdayFields({ weekdays, onChange }: Props) {
  const t = useT()
  const [isSame, setIsSame] = useState(() => isSameEveryDay(weekdays))
  const names = weekdayNames('long')
  const shown: { name: string; window: WeekdayWindow; put: (change: Partial<WeekdayWindow>) => void }[] =
    isSame
      ? [
          {
            name: t('visibility.everyDayName'),
            window: weekdays[0],
            put: (change) => onChange(sameEveryDay({ ...weekdays[0], ...change })),
          },
        ]
      : weekdays.map((window, index) => ({
          name: names[index] ?? '',
          window,
          put: (change) => onChange(withWeekday(weekdays, index, change)),
        }))
  return (
    <Stack gap="xs" mt={6}>
      <Switch
        label={t('visibility.sameEveryDay')}
        checked={isSame}
        onChange={({ currentTarget: { checked } }) => {
          setIsSame(checked)
          if (checked) onChange(sameEveryDay(weekdays[0]))
        }}
      />
      {shown.map(({ name, window, put }) => (
        <Group key={name} className={classes.day} role="group" aria-label={name} gap="sm">
          <Checkbox
            className={classes.dayName}
            label={name}
            checked={window.isVisible}
            onChange={({ currentTarget: { checked } }) => put({ isVisible: checked })}
          />
          {window.isVisible ? (
            <Group gap={6} wrap="nowrap">
              <TimeField
                ariaLabel={t('visibility.startsAt', { day: name })}
                value={clockText(window.start)}
                onChange={(value) => value && put({ start: clockOf(value) })}
              />
              <span aria-hidden>–</span>
              <TimeField
                ariaLabel={t('visibility.endsAt', { day: name })}
                value={clockText(window.end)}
                onChange={(value) => value && put({ end: clockOf(value) })}
              />
              {runsPastMidnight(window) && <span className={classes.quiet}>{t('visibility.nextDay')}</span>}
            </Group>
          ) : (
            <span className={classes.quiet}>{t('visibility.notThatDay')}</span>
          )}
        </Group>
      ))}
    </Stack>
  )
}
