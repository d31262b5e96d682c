import type { AutomationItem } from '@innkeeper/api/automations.ts'
import { Button } from '@mantine/core'
import { IconHistory } from '@tabler/icons-react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Box } from '../../components/page/box.tsx'
import { EmptyState } from '../../components/states/empty-state.tsx'
import { LoadError } from '../../components/states/load-error.tsx'
import { PageSkeleton } from '../../components/states/page-skeleton.tsx'
import { StateBadge, type StateTone } from '../../components/states/state-badge.tsx'
import { formatDateTime } from '../../platform/own-formats.ts'
import { useSession } from '../../platform/session.ts'
import { useT } from '../../platform/texts.ts'
import { historyQuery } from './api.ts'
import classes from './automations.module.css'

const TONES: Readonly<Record<string, StateTone>> = {
  queued: 'wait',
  kept: 'wait',
  sent: 'good',
  delivered: 'good',
  failed: 'notice',
  cancelled: 'quiet',
  skipped: 'quiet',
}

/** What went to whom, and why not, the newest first. */
export function HistoryList({ item: { id, automation } }: { item: AutomationItem }) {
  const t = useT()
  const { timeZone } = useSession().property
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    historyQuery(id),
  )
  const items = data?.pages.flatMap((page) => page.items) ?? []
  const placeOf = (key: number) => automation.steps.findIndex((step) => step.key === key) + 1
  return (
    <Box title={t('automations.history.title')} flush>
      {!data && error && <LoadError error={error} onRetry={refetch} />}
      {!data && !error && <PageSkeleton />}
      {data && items.length === 0 && (
        <EmptyState
          icon={IconHistory}
          title={t('automations.history.empty')}
          text={t('automations.history.emptyText')}
        />
      )}
      <ul className={classes.list}>
        {items.map((line) => (
          <li key={`${line.bookingId} ${line.step} ${line.version} ${line.at}`} className={classes.past}>
            <span className={classes.pastTime}>{formatDateTime(Date.parse(line.at), { timeZone })}</span>
            <span className={classes.who}>{line.name || t('automations.aGuest')}</span>
            <span className={classes.pastStep}>
              {placeOf(line.step) > 0
                ? t('automations.history.step', { step: placeOf(line.step), version: line.version })
                : t('automations.history.oldStep', { version: line.version })}
            </span>
            <span className={classes.badges}>
              {line.state === 'done'
                ? line.messages.map((message) => (
                    <StateBadge key={message.id} tone={TONES[message.state] ?? 'quiet'}>
                      {t(`automations.channel.${message.channel}`)}: {t(`automations.state.${message.state}`)}
                    </StateBadge>
                  ))
                : line.reason && (
                    <StateBadge tone="quiet">{t(`automations.skipped.${line.reason}`)}</StateBadge>
                  )}
            </span>
          </li>
        ))}
      </ul>
      {hasNextPage && (
        <div className={classes.note}>
          <Button variant="default" loading={isFetchingNextPage} onClick={() => fetchNextPage()}>
            {t('automations.history.more')}
          </Button>
        </div>
      )}
    </Box>
  )
}
