import { HOURS_BEFORE_ARRIVAL_MAX } from '@innkeeper/domain/properties/constants.ts'
import { addDays } from '@innkeeper/domain/time.ts'
import { storeClosesAt } from '@innkeeper/domain/upselling/store-deadline.ts'
import { NumberInput } from '@mantine/core'
import { formatDate, formatDateOnly, formatTime } from '../../platform/own-formats.ts'
import { useT } from '../../platform/texts.ts'
import { useToday } from '../../platform/use-today.ts'
import classes from './settings.module.css'
import type { SettingsSection } from './settings-section.ts'

/** How long before check-in the store closes, with what that means for a guest who arrives tomorrow. */
export function StoreDeadlineField({ settings, set, errors }: SettingsSection) {
  const t = useT()
  const { hoursBeforeArrival, checkInTime, timeZone } = settings
  const arrival = addDays(useToday(), 1)
  const error = errors.hoursBeforeArrival
  const isKnown =
    hoursBeforeArrival >= 0 && hoursBeforeArrival <= HOURS_BEFORE_ARRIVAL_MAX && checkInTime !== ''
  const closesAt = isKnown ? storeClosesAt({ arrival, checkInTime, timeZone, hoursBeforeArrival }) : null
  return (
    <div>
      <NumberInput
        label={t('settings.field.hoursBeforeArrival')}
        className={classes.hours}
        value={hoursBeforeArrival < 0 ? '' : hoursBeforeArrival}
        onChange={(hours) => set({ hoursBeforeArrival: typeof hours === 'number' ? hours : -1 })}
        min={0}
        max={HOURS_BEFORE_ARRIVAL_MAX}
        allowDecimal={false}
        allowNegative={false}
        error={error}
      />
      {closesAt !== null && (
        <p className={classes.example} role="status">
          {t('settings.storeExample', {
            arrival: formatDateOnly(arrival),
            day: formatDate(closesAt, { timeZone }),
            time: formatTime(closesAt, { timeZone }),
          })}
        </p>
      )}
    </div>
  )
}
