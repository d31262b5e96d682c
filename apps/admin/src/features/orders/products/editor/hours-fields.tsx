import type { ProductHours } from '@innkeeper/domain/orders/product-schema.ts'
import { Switch } from '@mantine/core'
import { TimeRange } from '../../../../components/editing/hours/time-range.tsx'
import { WeekFields } from '../../../../components/editing/hours/week-fields.tsx'
import { useT } from '../../../../platform/texts.ts'
import classes from './editor.module.css'
import { type DayHours, runsPastMidnight } from './runs-past-midnight.ts'

type Props = { week: ProductHours; onChange: (week: ProductHours) => void }

/** When it can be ordered for. */
export function HoursFields({ week, onChange }: Props) {
  return (
    <WeekFields week={week} onChange={onChange} gap="sm">
      {({ name, value, onChange: put }) => <Day name={name} hours={value} onChange={put} />}
    </WeekFields>
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
          <TimeRange
            names={{ from: t('hours.opens', { day: name }), to: t('hours.closes', { day: name }) }}
            from={hours.open}
            to={hours.closed}
            onFrom={(open) => onChange({ ...hours, open })}
            onTo={(closed) => onChange({ ...hours, closed })}
          />
          {runsPastMidnight(hours) && <span className={classes.quiet}>{t('products.nextDay')}</span>}
        </span>
      ) : (
        <span className={classes.quiet}>{t('hours.closed')}</span>
      )}
    </fieldset>
  )
}
