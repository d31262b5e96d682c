import type { Visibility, WeekdayWindow } from '@innkeeper/domain/guestbook/visibility-schema.ts'
import { Checkbox, Group } from '@mantine/core'
import { useT } from '../../../platform/texts.ts'
import { TimeRange } from '../hours/time-range.tsx'
import { WeekFields } from '../hours/week-fields.tsx'
import classes from './visibility.module.css'
import { clockOf, clockText, runsPastMidnight } from './visibility-edits.ts'

type Weekdays = Visibility['weekdays']
type Props = { weekdays: Weekdays; onChange: (weekdays: Weekdays) => void }

/** A window of time for each weekday, or one for all. */
export function WeekdayFields({ weekdays, onChange }: Props) {
  return (
    <WeekFields week={weekdays} onChange={onChange} gap="xs">
      {({ name, value, onChange: put }) => (
        <Day name={name} window={value} onChange={(change) => put({ ...value, ...change })} />
      )}
    </WeekFields>
  )
}

type DayProps = { name: string; window: WeekdayWindow; onChange: (change: Partial<WeekdayWindow>) => void }

function Day({ name, window, onChange }: DayProps) {
  const t = useT()
  return (
    <Group className={classes.day} role="group" aria-label={name} gap="sm">
      <Checkbox
        className={classes.dayName}
        label={name}
        checked={window.isVisible}
        onChange={({ currentTarget: { checked } }) => onChange({ isVisible: checked })}
      />
      {window.isVisible ? (
        <Group gap={6} wrap="nowrap">
          <TimeRange
            names={{
              from: t('visibility.startsAt', { day: name }),
              to: t('visibility.endsAt', { day: name }),
            }}
            from={clockText(window.start)}
            to={clockText(window.end)}
            onFrom={(start) => onChange({ start: clockOf(start) })}
            onTo={(end) => onChange({ end: clockOf(end) })}
          />
          {runsPastMidnight(window) && <span className={classes.quiet}>{t('visibility.nextDay')}</span>}
        </Group>
      ) : (
        <span className={classes.quiet}>{t('visibility.notThatDay')}</span>
      )}
    </Group>
  )
}
