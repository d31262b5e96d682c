import { formatDateTime } from '@innkeeper/i18n/format.ts'
import { intlLocaleFor } from '@innkeeper/i18n/languages.ts'
import { useSession } from '../../platform/session.ts'
import { ADMIN_LANGUAGE } from '../../platform/texts.ts'
import classes from './audit.module.css'

/** The moment as clocks in the property show it. */
export function When({ at }: { at: string }) {
  const { property } = useSession()
  const place = { locale: intlLocaleFor(ADMIN_LANGUAGE), timeZone: property.timeZone }
  return (
    <time dateTime={at} className={classes.when}>
      {formatDateTime(Date.parse(at), place)}
    </time>
  )
}
