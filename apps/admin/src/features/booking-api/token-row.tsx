import type { PropertyToken } from '@innkeeper/api/booking-api.ts'
import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconKey } from '@tabler/icons-react'
import { ConfirmDialog } from '../../components/dialog/confirm-dialog.tsx'
import { ListRow } from '../../components/page/row-list.tsx'
import { StateBadge } from '../../components/states/state-badge.tsx'
import { closeDone } from '../../platform/done-notice.ts'
import { useT } from '../../platform/texts.ts'
import { useMoment } from '../../platform/use-moment.ts'
import { useRevokeToken } from './api.ts'
import classes from './booking-api.module.css'

export function TokenRow({ token }: { token: PropertyToken }) {
  const t = useT()
  const { ago, date } = useMoment()
  const [isAsking, question] = useDisclosure(false)
  const revoke = useRevokeToken()
  const { id, name, ending, createdAt, createdByName, lastUsedAt, expiresAt, isExpired } = token
  const facts = [
    t('bookingApi.made', { when: ago(createdAt), name: createdByName }),
    lastUsedAt ? t('bookingApi.lastUsed', { when: ago(lastUsedAt) }) : t('bookingApi.neverUsed'),
  ]
  return (
    <ListRow className={classes.row}>
      <IconKey className={classes.icon} size={22} stroke={1.5} aria-hidden />
      <div className={classes.what}>
        <span className={classes.name}>
          {name}
          <span className={classes.ending}>{t('bookingApi.ending', { ending })}</span>
        </span>
        <span className={classes.quiet}>{facts.join(' · ')}</span>
        {expiresAt && !isExpired && (
          // The moment its last day ends is the beginning of the next.
          <span className={classes.quiet}>
            {t('bookingApi.until', { date: date(new Date(Date.parse(expiresAt) - 1).toISOString()) })}
          </span>
        )}
      </div>
      <StateBadge tone={isExpired ? 'notice' : 'good'}>
        {isExpired ? t('bookingApi.expired') : t('bookingApi.active')}
      </StateBadge>
      <Button variant="default" onClick={question.open} aria-label={t('bookingApi.revokeOf', { name })}>
        {t('bookingApi.revoke')}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={t('bookingApi.revoke.title', { name })}
          action={{
            label: t('bookingApi.revoke'),
            isPending: revoke.isPending,
            onClick: () =>
              revoke.mutate(id, { onSuccess: closeDone(question.close, t('bookingApi.revoked')) }),
          }}
          error={revoke.error}
          onClose={question.close}
        >
          {t('bookingApi.revoke.text')}
        </ConfirmDialog>
      )}
    </ListRow>
  )
}
