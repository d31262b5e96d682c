import type { AnswerOf } from '@innkeeper/api/endpoint.ts'
import type { listPaymentProblems } from '@innkeeper/api/payments.ts'
import { formatMoney } from '@innkeeper/i18n/format-numbers.ts'
import { intlLocaleFor } from '@innkeeper/i18n/languages.ts'
import { Button, Skeleton } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { IconCircleCheck, IconRefresh } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Box } from '../../components/page/box.tsx'
import { EmptyState } from '../../components/states/empty-state.tsx'
import { LoadError } from '../../components/states/load-error.tsx'
import { StateBadge } from '../../components/states/state-badge.tsx'
import { errorText } from '../../platform/error-text.ts'
import { formatDateTime, formatTime } from '../../platform/own-formats.ts'
import { useSession } from '../../platform/session.ts'
import { ADMIN_LANGUAGE, useT } from '../../platform/texts.ts'
import { paymentProblemsQuery, useReconcile } from './api.ts'
import classes from './payments.module.css'

type Problems = AnswerOf<typeof listPaymentProblems>

/** Payments that say something else than their orders, until the comparison has mended them. */
export function ProblemsBox() {
  const t = useT()
  const { property } = useSession()
  const { data, error, refetch } = useQuery(paymentProblemsQuery)
  const reconcile = useReconcile()
  const place = { locale: intlLocaleFor(ADMIN_LANGUAGE), timeZone: property.timeZone }
  const check = () =>
    reconcile.mutate(undefined, {
      onSuccess: (done) => notifications.show({ color: 'brand', message: t('payments.checked', done) }),
      onError: (failure) =>
        notifications.show({
          color: 'red',
          title: t('payments.checkFailed'),
          message: errorText(t, failure),
        }),
    })
  return (
    <Box
      title={t('payments.problems')}
      aside={
        data?.checkedAt && t('payments.checkedAt', { time: formatTime(Date.parse(data.checkedAt), place) })
      }
      flush
    >
      {!data && error && <LoadError error={error} onRetry={refetch} />}
      {!data && !error && <Skeleton height={120} />}
      {data?.items.length === 0 && (
        <EmptyState icon={IconCircleCheck} title={t('payments.allAgree')} text={t('payments.allAgreeText')} />
      )}
      {data && data.items.length > 0 && <ProblemList items={data.items} />}
      <div className={classes.check}>
        <Button
          variant="default"
          leftSection={<IconRefresh size={16} stroke={1.7} />}
          loading={reconcile.isPending}
          onClick={check}
        >
          {t('payments.checkNow')}
        </Button>
      </div>
    </Box>
  )
}

function ProblemList({ items }: Pick<Problems, 'items'>) {
  const t = useT()
  const { property } = useSession()
  const place = { locale: intlLocaleFor(ADMIN_LANGUAGE), timeZone: property.timeZone }
  return (
    <ul className={classes.problems} aria-label={t('payments.problems')}>
      {items.map(({ orderId, number, problem, payment, amount, currency, since }) => (
        <li key={`${orderId} ${problem}`} className={classes.problem}>
          <span className={classes.order}>
            <strong>{t('payments.order', { number })}</strong>
            <span className={classes.quiet}>{formatDateTime(Date.parse(since), place)}</span>
          </span>
          <span>
            {t(`payments.problem.${problem}`)}
            <span className={classes.quiet}>{t(`payments.problemHint.${problem}`)}</span>
          </span>
          <span className={classes.amount}>
            {formatMoney(amount, currency, place.locale)}
            <StateBadge tone="notice">{t(`payments.state.${payment}`)}</StateBadge>
          </span>
        </li>
      ))}
    </ul>
  )
}
