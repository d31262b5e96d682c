import type { PageDataOf } from '@innkeeper/api/page.ts'
import type { ReactNode } from 'react'
import { sentOrdersOf, withNewOrder } from '../../../features/orders/sent-orders.ts'
import { RequestScreen } from '../../../features/room-upgrades/details/request-screen.tsx'
import { OverviewScreen } from '../../../features/room-upgrades/overview/overview-screen.tsx'
import { RoomScreen } from '../../../features/room-upgrades/room/room-screen.tsx'
import { UntilClosed } from '../../../features/room-upgrades/stay-closed.tsx'
import { hasAgreed } from '../../../features/statistics/consent.ts'

type Confirmation = typeof import('./confirmation.tsx')

/** What an address shows; what was sent is drawn with parts that no other page needs. */
export function upgradesScreen(data: PageDataOf<'upgrades'>, confirmation: Confirmation | null): ReactNode {
  const { view, clientData } = data
  switch (view.name) {
    case 'overview':
      return (
        <UntilClosed>
          <OverviewScreen />
        </UntilClosed>
      )
    case 'room':
      return (
        <UntilClosed>
          <RoomScreen upgradeId={view.upgradeId} />
        </UntilClosed>
      )
    case 'request details':
      return (
        <UntilClosed>
          <RequestScreen
            upgradeId={view.upgradeId}
            isAgreed={hasAgreed}
            onSent={(order) => {
              const orders = sentOrdersOf(clientData.propertyId)
              orders.write(withNewOrder(orders.read(), order, { sentAt: Date.now(), cart: null }))
            }}
          />
        </UntilClosed>
      )
    case 'request confirmation':
      return confirmation && <confirmation.ConfirmationScreen data={data} view={view} />
  }
}
