import type { RequestListItem } from '@innkeeper/api/orders/requests.ts'
import { RequestAnswer } from './request-buttons.tsx'
import { GuestCell, SelectCell, TotalCell, WantedCell, WhatCell } from './request-cells.tsx'
import classes from './requests.module.css'

/** A row of the list on a phone. */
export function RequestCard({ request }: { request: RequestListItem }) {
  return (
    <div className={classes.card}>
      <div className={classes.cardHead}>
        <div>
          <GuestCell request={request} />
        </div>
        <span className={classes.unit}>{request.unit}</span>
        <SelectCell request={request} />
      </div>
      <WhatCell request={request} />
      <div className={classes.cardFacts}>
        <div>
          <WantedCell request={request} />
        </div>
        <div className={classes.cardTotal}>
          <TotalCell request={request} />
        </div>
      </div>
      <RequestAnswer request={request} />
    </div>
  )
}
