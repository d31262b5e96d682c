import type { ProductHours } from '@innkeeper/domain/orders/product-schema.ts'
import { Stack, Switch } from '@mantine/core'
import { useState } from 'react'
import { TimeField } from '../../../../components/form/time-field.tsx'
import { useT } from '../../../../platform/texts.ts'
import { weekdayNames } from '../../../../platform/weekday-names.ts'
import classes from './editor.module.css'
import { type DayHours, hasSameHours, runsPastMidnight, withDay, withSameHours } from './week-hours.ts'

const DAYS = [0, 1, 2, 3, 4, 5, 6]

type Props = { week: ProductHours; onChange: (week: ProductHours) => void }

/** When it can be ordered for: the same every day, or day by day. */
export function HoursFields({ week, onChange }: Props) {
  const t = useT()
  const [isSame, setIsSame] = useState(() => hasSameHours(week))
  // A colleague's hours, or those that came back, may differ from day to day.
  const isShownSame = isSame && hasSameHours(week)
  return (
    <Stack gap="sm">
      <Switch
        label={t('hours.sameEveryDay')}
        checked={isShownSame}
        onChange={({ currentTarget: { checked } }) => {
          setIsSame(checked)
          if (checked) onChange(withSameHours(week[0]))
        }}
      />
      {(isShownSame ? [0] : DAYS).map((day) => (
        <Day
          key={day}
          name={isShownSame ? t('visibility.everyDayName') : (weekdayNames('long')[day] ?? '')}
          hours={week[day] ?? week[0]}
          onChange={(hours) => onChange(isShownSame ? withSameHours(hours) : withDay(week, day, hours))}
        />
      ))}
    </Stack>
  )
}

type DayProps = { name: string; hours: DayHours; onChange: (hours: DayHours) => void }

function Day({ name, hours, onChange }: DayProps) {
  const t = useT()
  return (
    <fieldset className={classes.day} aria-label={name}>
      <Switch
        label={name}
        checked={hours.isOpen}
        onChange={({ currentTarget: { checked } }) => onChange({ ...hours, isOpen: checked })}
      />
      {hours.isOpen ? (
        <span className={classes.times}>
          <TimeField
            ariaLabel={t('hours.opens', { day: name })}
            value={hours.open}
            onChange={(open) => open && onChange({ ...hours, open })}
          />
          <span aria-hidden>–</span>
          <TimeField
            ariaLabel={t('hours.closes', { day: name })}
            value={hours.closed}
            onChange={(closed) => closed && onChange({ ...hours, closed })}
          />
          {runsPastMidnight(hours) && <span className={classes.quiet}>{t('products.nextDay')}</span>}
        </span>
      ) : (
        <span className={classes.quiet}>{t('hours.closed')}</span>
      )}
    </fieldset>
  )
}
