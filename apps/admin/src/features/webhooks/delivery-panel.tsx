import { Button, Skeleton, Stack } from '@mantine/core'
import { IconRefresh } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { SidePanel } from '../../components/dialog/side-panel.tsx'
import { Detail, DetailList } from '../../components/page/detail-list.tsx'
import { ErrorAlert } from '../../components/states/error-alert.tsx'
import { LoadError } from '../../components/states/load-error.tsx'
import { StateBadge } from '../../components/states/state-badge.tsx'
import { showDone } from '../../platform/done-notice.ts'
import { useT } from '../../platform/texts.ts'
import { useMoment } from '../../platform/use-moment.ts'
import { deliveryQuery, useResend } from './api.ts'
import { failureText, TONES } from './delivery-words.ts'
import { readable } from './readable-body.ts'
import classes from './webhooks.module.css'

type Props = { webhookId: string; deliveryId: string; onClose: () => void }

/** One message: what was sent, what was answered, and a button to send it again. */
export function DeliveryPanel({ webhookId, deliveryId, onClose }: Props) {
  const t = useT()
  const { moment } = useMoment()
  const { data: delivery, error, refetch } = useQuery(deliveryQuery(webhookId, deliveryId))
  const resend = useResend(webhookId)
  const again = () => resend.mutate(deliveryId, { onSuccess: () => showDone(t('webhooks.resent')) })
  const title = delivery ? t(`webhooks.event.${delivery.event}`) : t('webhooks.details')
  return (
    <SidePanel isOpen onClose={onClose} title={title}>
      {!delivery && error && <LoadError error={error} onRetry={refetch} />}
      {!delivery && !error && <Skeleton height={240} />}
      {delivery && (
        <Stack gap="lg">
          <Stack gap={6}>
            <div>
              <StateBadge tone={TONES[delivery.state]}>{t(`webhooks.state.${delivery.state}`)}</StateBadge>
            </div>
            {delivery.state !== 'delivered' && failureText(t, delivery)}
          </Stack>
          <DetailList>
            <Detail label={t('webhooks.detail.happened')}>{moment(delivery.occurredAt)}</Detail>
            {delivery.triedAt && (
              <Detail label={t('webhooks.detail.tried')}>
                {moment(delivery.triedAt)} · {t('webhooks.tries', { count: delivery.tries })}
              </Detail>
            )}
            {delivery.nextTryAt && (
              <Detail label={t('webhooks.detail.next')}>{moment(delivery.nextTryAt)}</Detail>
            )}
            <Detail label={t('webhooks.detail.id')}>{delivery.eventId}</Detail>
            {delivery.status !== null && (
              <Detail label={t('webhooks.detail.answer')}>
                {[delivery.status, delivery.response].filter(Boolean).join(' · ')}
              </Detail>
            )}
          </DetailList>
          <ErrorAlert error={resend.error} />
          <div>
            <Button
              variant="default"
              leftSection={<IconRefresh size={16} stroke={1.7} />}
              loading={resend.isPending}
              onClick={again}
            >
              {t('webhooks.resend')}
            </Button>
          </div>
          <figure className={classes.body}>
            <figcaption>{t('webhooks.detail.sent')}</figcaption>
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: whoever has no mouse scrolls it too. */}
            <pre tabIndex={0}>{readable(delivery.body)}</pre>
          </figure>
        </Stack>
      )}
    </SidePanel>
  )
}
