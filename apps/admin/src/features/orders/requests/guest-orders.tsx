import type { RequestListItem } from '@innkeeper/api/orders/requests.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Box } from '../../../components/page/box.tsx'
import { PendingBox } from '../../../components/page/pending-box.tsx'
import { ListRow, RowList } from '../../../components/page/row-list.tsx'
import { useSession } from '../../../platform/session.ts'
import { useT } from '../../../platform/texts.ts'
import { guestOrdersQuery } from './api.ts'
import { RequestState } from './request-state.tsx'
import classes from './requests.module.css'
import { shownMoney } from './shown-money.ts'
import { useSummary } from './use-summary.ts'
import { useWhen } from './use-when.ts'

/** What a stay ordered, newest first; nothing where the property sells nothing. */
export function GuestOrders({ bookingId }: { bookingId: string }) {
  const { property } = useSession()
  return property.modules.includes('products') ? <OrdersBox bookingId={bookingId} /> : null
}

function OrdersBox({ bookingId }: { bookingId: string }) {
  const t = useT()
  const { data, error, refetch } = useQuery(guestOrdersQuery(bookingId))
  const title = t('guest.orders')
  if (!data) {
    const rows = { count: 2, className: classes.stayOrder, height: 18, width: '50%' }
    return <PendingBox title={title} error={error} onRetry={() => void refetch()} rows={rows} />
  }
  return (
    <Box title={title} aside={data.items.length || undefined} flush>
      <RowList aria-label={title}>
        {data.items.map((request) => (
          <ListRow key={request.id} className={classes.stayOrder}>
            <StayOrder request={request} />
          </ListRow>
        ))}
        {data.items.length === 0 && (
          <ListRow className={classes.stayOrder}>
            <span className={classes.quiet}>{t('guest.orders.none')}</span>
          </ListRow>
        )}
      </RowList>
    </Box>
  )
}

function StayOrder({ request }: { request: RequestListItem }) {
  const summaryOf = useSummary()
  const { when } = useWhen()
  const to = request.archivedAt === null ? ('/requests' as const) : ('/requests/archive' as const)
  return (
    <>
      <div className={classes.stayOrderWords}>
        <Link className={classes.stayOrderName} to={to} search={{ open: request.id }}>
          {summaryOf(request)}
        </Link>
        <span className={classes.quiet}>{when(request.requestTime)}</span>
      </div>
      <span>{shownMoney(request.total, request.currency)}</span>
      <RequestState request={request} />
    </>
  )
}
