import type { GuestOrder, StayOrder } from '@innkeeper/api/orders/checkout.ts'
import type { PageDataOf, UpgradesView } from '@innkeeper/api/page.ts'
import { ButtonLink } from '@innkeeper/ui/button.tsx'
import { ResultView } from '@innkeeper/ui/result-view.tsx'
import { useEffect, useEffectEvent } from 'react'
import { stayAddress, stayOrdersQuery, stayQuery } from '../../../features/orders/api.ts'
import { CancelPart } from '../../../features/orders/cancel/cancel-part.tsx'
import { useCancelOrder } from '../../../features/orders/cancel/use-cancel-order.ts'
import { Returning } from '../../../features/orders/confirmation/returning.tsx'
import { OrderPending } from '../../../features/orders/order-pending.tsx'
import { OrderingProvider, useOrdering } from '../../../features/orders/ordering.tsx'
import { sentOrdersOf } from '../../../features/orders/sent-orders.ts'
import { UnknownOrder } from '../../../features/orders/unknown-order.tsx'
import { useFollowedOrder } from '../../../features/orders/use-followed-order.ts'
import { ConfirmationActions } from '../../../features/room-upgrades/confirmation/confirmation-actions.tsx'
import { ConfirmationView } from '../../../features/room-upgrades/confirmation/confirmation-view.tsx'
import {
  closedRequest,
  requestOfOrder,
  requestOfStay,
  type ShownRequest,
  takenBackByStay,
  wasSentFromHere,
} from '../../../features/room-upgrades/confirmation/shown-request.ts'
import { overviewPath } from '../../../features/room-upgrades/paths.ts'
import { requestOf } from '../../../features/room-upgrades/request-standing.ts'
import { StayClosed } from '../../../features/room-upgrades/stay-closed.tsx'
import { useUpgradesPlace, useUpgradeTexts } from '../../../features/room-upgrades/upgrades-place.tsx'
import { useUpgrades } from '../../../features/room-upgrades/use-upgrades.ts'
import { isAboutStay } from '../../../platform/is-about-stay.ts'
import { followLive } from '../../../platform/live-stream.ts'
import { useAnswer, useAnswers } from '../../../platform/use-answer.tsx'
import { orderingOf } from '../../ordering/ordering-of.ts'

type Confirmed = Extract<UpgradesView, { name: 'request confirmation' }>
type ConfirmationScreenProps = { data: PageDataOf<'upgrades'>; view: Confirmed }

/** What becomes of a request: on the device that sent it by the order, on others of the stay by what the stay asked for. */
export function ConfirmationScreen({ data, view }: ConfirmationScreenProps) {
  const { clientData, booking, language, preview } = data
  return (
    <OrderingProvider value={orderingOf(clientData, { bookingId: booking, language, preview })}>
      {view.orderId === null ? (
        <OfStay upgradeId={view.upgradeId} />
      ) : (
        <OfDevice upgradeId={view.upgradeId} orderId={view.orderId} />
      )}
    </OrderingProvider>
  )
}

function OfDevice({ upgradeId, orderId }: { upgradeId: string; orderId: string }) {
  const t = useUpgradeTexts()
  const { hotel } = useOrdering()
  const { order, error, ask } = useFollowedOrder(orderId)
  const { upgrades, isClosed } = useUpgrades()
  const cancel = useCancelOrder()
  // The page came with how it stands, unless nobody's link opened it.
  const requested = requestOf(upgrades.requested, upgradeId)?.order
  // One and the same before and after the device's own answer: a question that was asked stays open.
  if (order) {
    const isOwn = wasSentFromHere(sentOrdersOf(hotel).read(), orderId)
    const ofStay = takenBackByStay(order, requested)
    const onCancel = async () => {
      const isDone = await (ofStay ? cancel.ofStay(ofStay.watchId) : cancel.own(orderId))
      if (ofStay) ask()
      return isDone
    }
    const request = requestOfOrder(order)
    return <Confirmation {...{ upgradeId, request, order: ofStay ?? order, isOwn, onCancel }} />
  }
  if (requested) {
    const request = requestOfStay(requested)
    const onCancel = () => cancel.ofStay(requested.watchId)
    return <Confirmation {...{ upgradeId, request, order: requested, onCancel }} isOwn={false} />
  }
  if (!error) return <OrderPending />
  if (isClosed) return <StayClosed />
  return <UnknownOrder error={error} onRetry={ask} goneTitle={t('upgrade.unknownRequest')} />
}

function OfStay({ upgradeId }: { upgradeId: string }) {
  const t = useUpgradeTexts()
  const place = useUpgradesPlace()
  const ordering = useOrdering()
  const cancel = useCancelOrder()
  const { upgrades, isClosed } = useUpgrades()
  const requested = requestOf(upgrades.requested, upgradeId)?.order
  const watchId = upgrades.asked.find((one) => one.upgradeId === upgradeId)?.watchId
  const { bookingId } = ordering
  // Answered with a no, or taken back, it is one of the stay's orders and not what it asks for.
  const isEnded = watchId !== undefined && !requested
  const all = useAnswer(isEnded && bookingId !== null ? stayOrdersQuery({ ...ordering, bookingId }) : null)
  const order = requested ?? all.data?.orders.find((one) => one.watchId === watchId)
  if (isEnded && !order && !all.data && !all.error) return <OrderPending />
  if (!order && isClosed) return <StayClosed />
  if (!order) {
    return (
      <ResultView
        type="warning"
        title={t('upgrade.unknownRequest')}
        actions={<ButtonLink href={overviewPath(place)}>{t('upgrade.others')}</ButtonLink>}
      />
    )
  }
  return (
    <Confirmation
      upgradeId={upgradeId}
      request={requestOfStay(order)}
      order={order}
      isOwn={false}
      onCancel={() => cancel.ofStay(order.watchId)}
    />
  )
}

type ConfirmationProps = {
  upgradeId: string
  request: ShownRequest
  order: GuestOrder | StayOrder
  /** Sent from this device. */
  isOwn: boolean
  onCancel: () => Promise<boolean>
}

function Confirmation({ upgradeId, request: answered, order, isOwn, onCancel }: ConfirmationProps) {
  const { upgrades, isClosed, refresh } = useUpgrades()
  const request = isClosed ? closedRequest(answered) : answered
  const unit = useNewUnit(request.standing === 'confirmed')
  const { own, guest } = upgrades
  const offered = upgrades.upgrades.find(({ id }) => id === upgradeId)?.room
  const room = offered ?? (request.standing === 'confirmed' ? own : null)
  const isLive = request.standing === 'sent' || request.standing === 'confirmed'
  return (
    <ConfirmationView
      request={request}
      unit={unit}
      firstName={guest?.firstName ?? null}
      picture={room?.pictures[0] ?? null}
      actions={
        <>
          <ConfirmationActions hasOthers={!isLive && !isClosed}>
            {order.isCancellable && !isClosed && (
              <CancelPart
                of="request"
                title={request.title}
                onCancel={async () => {
                  const isDone = await onCancel()
                  refresh()
                  return isDone
                }}
              />
            )}
          </ConfirmationActions>
          {isOwn && isLive && <Returning order={order} />}
        </>
      }
    />
  )
}

/** What is on the door of the stay's room once it has moved; told live, as the guestbook is. */
function useNewUnit(hasMoved: boolean): string | null {
  const answers = useAnswers()
  const ordering = useOrdering()
  const { hotel, bookingId } = ordering
  const isAsked = hasMoved && bookingId !== null
  const { data } = useAnswer(isAsked ? stayQuery({ ...ordering, bookingId }) : null)
  const hear = useEffectEvent((about: string) => {
    if (bookingId === null || !isAboutStay(about, data ? [data.watchId] : [])) return
    void answers.refresh(stayAddress(hotel, bookingId))
  })
  useEffect(() => {
    if (isAsked) return followLive((name, about) => name === 'stay.changed' && hear(about))
  }, [isAsked])
  return data?.unit?.code ?? null
}
