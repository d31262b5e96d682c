import type { RequestListItem } from '@innkeeper/api/orders/requests.ts'
import { useT } from '../../../platform/texts.ts'
import classes from './requests.module.css'

type Roomed = Pick<RequestListItem, 'unit' | 'source'>

/** What was bought before the stay gets its room later; what was ordered in the guestbook has none. */
export function noUnitId({ source }: Pick<Roomed, 'source'>) {
  return source === 'guestbook' ? 'requests.noUnit' : 'requests.noUnitYet'
}

/** The room of a row; empty where the order is for none. */
export function RequestUnit({ request }: { request: Roomed }) {
  const t = useT()
  const isOpen = request.unit === null && request.source !== 'guestbook'
  return (
    <span className={classes.unit}>
      {isOpen ? <span className={classes.noUnitYet}>{t('requests.noUnitYet')}</span> : request.unit}
    </span>
  )
}
