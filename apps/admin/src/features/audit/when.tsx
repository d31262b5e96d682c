import { formatDateTime } from '../../platform/own-formats.ts'
import { useSession } from '../../platform/session.ts'
import classes from './audit.module.css'

/** The moment as clocks in the property show it. */
export function When({ at }: { at: string }) {
  const { timeZone } = useSession().property
  return (
    <time dateTime={at} className={classes.when}>
      {formatDateTime(Date.parse(at), { timeZone })}
    </time>
  )
}
