import { Button, Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { WorkPanel } from '../../../../components/dialog/work-panel.tsx'
import { shownWords } from '../../../../components/editing/placeholders/placeholder-words.ts'
import { usePlaceholderNames } from '../../../../components/editing/placeholders/use-placeholder-names.ts'
import { Detail, DetailList } from '../../../../components/page/detail-list.tsx'
import { ErrorAlert } from '../../../../components/states/error-alert.tsx'
import { LoadError } from '../../../../components/states/load-error.tsx'
import { StateBadge } from '../../../../components/states/state-badge.tsx'
import { useT } from '../../../../platform/texts.ts'
import { useMoment } from '../../../../platform/use-moment.ts'
import { reasonWords } from '../../reason-words.ts'
import { choicesQuery, mailingQuery, useMailingCommand } from '../api.ts'
import { audienceSentence } from '../audience-words.ts'
import { useNames } from '../use-names.ts'
import { MailingProgress } from './mailing-progress.tsx'
import { deedsOf, standingOf, toneOf } from './mailing-words.ts'
import classes from './mailings.module.css'

/** One composed message: how far it is, whom it is for, and what can be done about it. */
export function MailingPanel({ mailingId, onClose }: { mailingId: string; onClose: () => void }) {
  const t = useT()
  const { moment } = useMoment()
  const { data: mailing, error, refetch } = useQuery(mailingQuery(mailingId))
  const choices = useQuery(choicesQuery).data
  const nameOf = useNames(choices, undefined)
  const placeholders = usePlaceholderNames()
  const command = useMailingCommand(mailingId)
  if (!mailing) {
    return (
      <WorkPanel title={t('compose.mailing')} onClose={onClose}>
        {error ? <LoadError error={error} onRetry={refetch} /> : <Skeleton height={240} />}
      </WorkPanel>
    )
  }
  const { canCancel, canResend } = deedsOf(mailing)
  const deeds = (
    <>
      {canCancel && (
        <Button
          variant="default"
          loading={command.isPending && command.variables === 'cancel'}
          onClick={() => command.mutate('cancel')}
        >
          {t(mailing.state === 'scheduled' ? 'compose.takeBack' : 'compose.stop')}
        </Button>
      )}
      {canResend && (
        <Button
          loading={command.isPending && command.variables === 'resend'}
          onClick={() => command.mutate('resend')}
        >
          {t('compose.resendFailed', { count: mailing.counts.failed })}
        </Button>
      )}
    </>
  )
  return (
    <WorkPanel
      title={shownWords(mailing.name, placeholders.nameOf) || t('compose.unnamed')}
      note={<StateBadge tone={toneOf(mailing)}>{t(`compose.state.${standingOf(mailing)}`)}</StateBadge>}
      onClose={onClose}
      {...(canCancel || canResend ? { foot: deeds } : {})}
    >
      <div className={classes.panel}>
        <ErrorAlert error={command.error} />
        {mailing.failure && (
          <p className={classes.failure} role="alert">
            {t(reasonWords(mailing.failure))}
          </p>
        )}
        <div aria-live="polite">
          <MailingProgress counts={mailing.counts} />
        </div>
        {mailing.counts.kept > 0 && <p className={classes.quiet}>{t('compose.keptHere')}</p>}
        <DetailList>
          <Detail label={t('compose.who')}>{audienceSentence(t, mailing.audience, nameOf)}</Detail>
          <Detail label={t('compose.kindOf')}>{t(`compose.purpose.${mailing.purpose}`)}</Detail>
          <Detail label={t('compose.writtenBy')}>
            {mailing.createdByName}, {moment(mailing.createdAt)}
          </Detail>
          {mailing.sendAt && <Detail label={t('compose.when')}>{moment(mailing.sendAt)}</Detail>}
        </DetailList>
        {mailing.state !== 'scheduled' && mailing.state !== 'failed' && (
          <Link to="/messages/outbox" search={{ mailingId: mailing.id }}>
            {t('compose.seeMessages')}
          </Link>
        )}
      </div>
    </WorkPanel>
  )
}
