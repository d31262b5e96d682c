import type { OrderRequest } from '@innkeeper/api/orders/requests.ts'
import { callHref, mailHref } from '@innkeeper/domain/links.ts'
import { isSameRoom } from '@innkeeper/domain/units/same-room.ts'
import { Alert, Anchor, Stack } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { Detail, DetailList } from '../../../components/page/detail-list.tsx'
import { StateBadge } from '../../../components/states/state-badge.tsx'
import { languageName } from '../../../platform/language-name.ts'
import { useT } from '../../../platform/texts.ts'
import { BillPostingState } from './bill-posting.tsx'
import { NoteField } from './note-field.tsx'
import { isWaiting } from './notice.ts'
import { paymentState } from './payment-words.ts'
import { useDoubts } from './request-doubts.ts'
import { isTimed, wayOf } from './request-kinds.ts'
import { RequestLines } from './request-lines.tsx'
import { RequestMessages } from './request-messages.tsx'
import { AnsweredBy, PaymentState, RequestState } from './request-state.tsx'
import { noUnitId } from './request-unit.tsx'
import classes from './requests.module.css'
import { isWithoutBooking, upgradeNotices } from './upgrade/upgrade-notices.ts'
import { UpgradeWay } from './upgrade/upgrade-way.tsx'
import { useMayHandle } from './use-may-handle.ts'
import { useWhen } from './use-when.ts'

export function RequestDetails({ request }: { request: OrderRequest }) {
  const t = useT()
  const { when } = useWhen()
  const mayHandle = useMayHandle()
  const way = wayOf(request)
  return (
    <Stack gap="md">
      <div className={classes.panelState}>
        <RequestState request={request} />
        <AnsweredBy request={request} />
        {isWaiting(request) && request.expiresAt && (
          <span className={classes.quiet}>
            {t('requests.panel.expires', { when: when(request.expiresAt) })}
          </span>
        )}
      </div>
      <RequestWarnings request={request} />
      {request.upgrade && <UpgradeWay upgrade={request.upgrade} />}
      <RequestLines request={request} />
      {request.comment && (
        <div>
          <h3 className={classes.panelTitle}>{t('requests.panel.comment')}</h3>
          <p className={classes.quote} dir="auto">
            {request.comment}
          </p>
        </div>
      )}
      {mayHandle && <NoteField key={request.id} request={request} />}
      <DetailList>
        {mayHandle && (
          <Detail label={t('requests.panel.guest')}>
            <strong dir="auto">{request.guestName}</strong>
            {request.bookingNumber && (
              <Anchor
                renderRoot={(props) => (
                  <Link to="/guests" search={{ search: request.bookingNumber ?? '' }} {...props} />
                )}
              >
                {t('requests.panel.booking', { number: request.bookingNumber })}
              </Anchor>
            )}
          </Detail>
        )}
        <Detail label={t('requests.panel.unit')}>
          <span dir="auto">{request.unit ?? t(noUnitId(request))}</span>
          {request.bookingUnit !== null && (
            <StateBadge tone="wait">{t('requests.otherRoom', { unit: request.bookingUnit })}</StateBadge>
          )}
          <ScannedUnit request={request} />
        </Detail>
        {request.phone && (
          <Detail label={t('requests.panel.phone')}>
            <a href={callHref(request.phone)}>{request.phone}</a>
          </Detail>
        )}
        {request.email && (
          <Detail label={t('requests.panel.email')}>
            <a href={mailHref(request.email)}>{request.email}</a>
          </Detail>
        )}
        {mayHandle && <Detail label={t('requests.panel.language')}>{languageName(request.language)}</Detail>}
        {(isTimed(request) || request.timeRequested) && (
          <Detail label={t(isTimed(request) ? 'requests.panel.timeRequested' : 'requests.panel.stayMoment')}>
            {request.timeRequested ? when(request.timeRequested) : t('requests.noTime')}
          </Detail>
        )}
        {request.timeExpected && (
          <Detail label={t('requests.panel.timeExpected')}>{when(request.timeExpected)}</Detail>
        )}
        <Detail label={t(request.deliveryMethod ? 'requests.panel.delivery' : 'requests.panel.kind')}>
          {t(`requests.delivery.${way}`)}
        </Detail>
        <Detail label={t('requests.panel.payment')}>
          {request.service === 'Pay on delivery' && way === 'stay'
            ? t('requests.panel.atDesk')
            : request.service}
          {request.service === 'Pay Now' && <PaymentState request={request} />}
        </Detail>
        {request.posting && (
          <Detail label={t('requests.posting.bill')}>
            <BillPostingState requestId={request.id} posting={request.posting} />
          </Detail>
        )}
        {request.reason && (
          <Detail label={t('requests.panel.reason')}>
            {request.reasonText || t(`requests.reason.${request.reason}`)}
          </Detail>
        )}
        <Detail label={t('requests.panel.requestTime')}>{when(request.requestTime)}</Detail>
        <Detail label={t('requests.panel.type')}>{t(`requests.type.${request.type}`)}</Detail>
        <Detail label={t('requests.panel.source')}>{t(`requests.source.${request.source}`)}</Detail>
      </DetailList>
      {mayHandle && <RequestMessages messages={request.messages} />}
    </Stack>
  )
}

/** Where the room comes from, when the guest came by the code in one. */
function ScannedUnit({ request: { unit, scannedUnit } }: { request: OrderRequest }) {
  const t = useT()
  if (scannedUnit === null) return null
  return unit !== null && isSameRoom(scannedUnit, unit) ? (
    <span className={classes.quiet}>{t('requests.scannedUnit')}</span>
  ) : (
    <StateBadge tone="wait">{t('requests.scannedOtherUnit', { unit: scannedUnit })}</StateBadge>
  )
}

/** What should be known before anything is done. */
function RequestWarnings({ request }: { request: OrderRequest }) {
  const t = useT()
  const { now, when } = useWhen()
  const payment = paymentState(request, now)
  const doubts = useDoubts()
  const warnings = [
    ...upgradeNotices(t, request),
    // Said above, with what was written.
    ...(isWithoutBooking(request) ? [] : doubts(request)),
    request.stayTrouble && t(`requests.stayTrouble.${request.stayTrouble}`),
    request.isPreview && t('requests.panel.isPreview'),
    request.archivedAt && t('requests.panel.archived', { when: when(request.archivedAt) }),
    payment === 'lapses' &&
      request.holdLapsesAt &&
      t('requests.panel.lapses', { when: when(request.holdLapsesAt) }),
    (payment === 'failed' || payment === 'declined') && t('requests.panel.paymentFailed'),
    payment === 'overdue' && t('requests.panel.moneyOverdue'),
  ].filter((warning) => typeof warning === 'string')
  return warnings.map((warning) => (
    <Alert key={warning} color="accent">
      {warning}
    </Alert>
  ))
}
