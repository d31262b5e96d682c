import type { Webhook } from '@innkeeper/api/webhooks.ts'
import { DELIVERY_STATES, type DeliveryState } from '@innkeeper/domain/webhooks/events.ts'
import { Button, SegmentedControl, Skeleton } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { RowList } from '../../components/page/row-list.tsx'
import { EmptyState } from '../../components/states/empty-state.tsx'
import { LoadError } from '../../components/states/load-error.tsx'
import { useT } from '../../platform/texts.ts'
import { deliveriesQuery } from './api.ts'
import { DeliveryPanel } from './delivery-panel.tsx'
import { DeliveryRow } from './delivery-row.tsx'
import classes from './webhooks.module.css'

const CHOICES = ['all', ...DELIVERY_STATES] as const
type Choice = (typeof CHOICES)[number]

/** What was sent to another system, the newest first; it follows what happens. */
export function DeliveryLog({ webhook: { id, name } }: { webhook: Webhook }) {
  const t = useT()
  const [choice, setChoice] = useState<Choice>('all')
  const [openId, setOpenId] = useState<string | null>(null)
  const state: DeliveryState | null = choice === 'all' ? null : choice
  const log = useInfiniteQuery(deliveriesQuery(id, state))
  const deliveries = log.data?.pages.flatMap((page) => page.deliveries)
  return (
    <section className={classes.log} aria-label={t('webhooks.logOf', { name })}>
      <div className={classes.logHead}>
        <h3 className={classes.logTitle}>
          {t('webhooks.log')} <span className={classes.quiet}>{t('webhooks.logHint')}</span>
        </h3>
        <SegmentedControl
          size="xs"
          value={choice}
          onChange={(chosen) => setChoice(chosen as Choice)}
          data={CHOICES.map((value) => ({ value, label: t(`webhooks.filter.${value}`) }))}
        />
      </div>
      {!deliveries && log.error && <LoadError error={log.error} onRetry={() => void log.refetch()} />}
      {!deliveries && !log.error && <Skeleton height={60} mx="lg" my="md" width="auto" />}
      {deliveries?.length === 0 && (
        <EmptyState
          title={t(state ? 'webhooks.log.none' : 'webhooks.log.empty')}
          text={t(state ? 'webhooks.log.noneText' : 'webhooks.log.emptyText')}
        />
      )}
      {deliveries && deliveries.length > 0 && (
        <RowList>
          {deliveries.map((delivery) => (
            <DeliveryRow key={delivery.id} delivery={delivery} onOpen={() => setOpenId(delivery.id)} />
          ))}
        </RowList>
      )}
      {log.hasNextPage && (
        <div className={classes.more}>
          <Button variant="subtle" loading={log.isFetchingNextPage} onClick={() => void log.fetchNextPage()}>
            {t('webhooks.log.more')}
          </Button>
        </div>
      )}
      {openId && <DeliveryPanel webhookId={id} deliveryId={openId} onClose={() => setOpenId(null)} />}
    </section>
  )
}
