import type { RequestListItem } from '@innkeeper/api/orders/requests.ts'
import { RequestAnswer } from './request-buttons.tsx'
import { GuestCell, SelectCell, TotalCell, WantedCell, WhatInWords } from './request-cells.tsx'
import { RequestUnit } from './request-unit.tsx'
import classes from './requests.module.css'

/** A row of the list on a phone or a tablet: where nothing hovers, what the guest wrote is read at once. */
export function RequestCard({ request }: { request: RequestListItem }) {
  return (
    <div className={classes.card}>
      <RequestUnit request={request} />
      <div className={classes.cardGuest}>
        <GuestCell request={request} />
      </div>
      <div className={classes.cardWanted}>
        <WantedCell request={request} />
      </div>
      <div className={classes.cardTotal}>
        <TotalCell request={request} />
      </div>
      <div className={classes.cardSelect}>
        <SelectCell request={request} />
      </div>
      <div className={classes.cardFoot}>
        <div className={classes.cardWhat}>
          <WhatInWords request={request} />
        </div>
        <div className={classes.cardAnswer}>
          <RequestAnswer request={request} />
        </div>
      </div>
    </div>
  )
}
