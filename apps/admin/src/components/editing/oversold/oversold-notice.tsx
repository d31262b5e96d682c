import { type Availability, availabilitySchema } from '@innkeeper/domain/orders/availability-schema.ts'
import { type Oversold, oversold, type SoldOnDay } from '@innkeeper/domain/orders/oversold.ts'
import { formatShortDay } from '@innkeeper/i18n/format-day.ts'
import { intlLocaleFor } from '@innkeeper/i18n/languages.ts'
import { Alert } from '@mantine/core'
import * as z from 'zod/mini'
import { ADMIN_LANGUAGE, useT } from '../../../platform/texts.ts'
import classes from './oversold.module.css'

/** As many as one reads; the others are counted. */
const SHOWN_MAX = 5
/** A day of the calendar is the same in every zone. */
const DAY_FORMAT = { locale: intlLocaleFor(ADMIN_LANGUAGE), timeZone: 'UTC' }

type Props = {
  /** As it is being typed; what is half typed says nothing yet. */
  availability: Availability | null
  sold: readonly SoldOnDay[]
}

/** On which days more is sold than there are places by now, and what that means. */
export function OversoldNotice({ availability, sold }: Props) {
  const t = useT()
  const isWhole = z.safeParse(availabilitySchema, availability).success
  const found = isWhole ? oversold(availability, sold) : []
  if (found.length === 0) return null
  const more = found.length - SHOWN_MAX
  return (
    <Alert color="accent" role="status" title={t('oversold.title')}>
      <ul className={classes.days}>
        {found.slice(0, SHOWN_MAX).map((each) => (
          <li key={`${each.day} ${each.time}`}>
            <OversoldDay {...each} />
          </li>
        ))}
      </ul>
      {more > 0 && <p className={classes.words}>{t('oversold.more', { count: more })}</p>}
      <p className={classes.words}>{t('oversold.means', { count: found.length })}</p>
    </Alert>
  )
}

function OversoldDay({ day, time, sold, places }: Oversold) {
  const t = useT()
  const when = formatShortDay(Date.parse(day), DAY_FORMAT)
  return time === null
    ? t('oversold.day', { day: when, sold, places })
    : t('oversold.time', { day: when, time, sold, places })
}
