import type { Submission } from '@innkeeper/api/registration/submissions.ts'
import { intlLocaleFor } from '@innkeeper/i18n/languages.ts'
import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { Detail, DetailList } from '../../../../components/page/detail-list.tsx'
import { useFailureNotice } from '../../../../platform/failure-notice.ts'
import { languageName } from '../../../../platform/language-name.ts'
import { formatDateOnly } from '../../../../platform/own-formats.ts'
import { useCan } from '../../../../platform/session.ts'
import { ADMIN_LANGUAGE, useT } from '../../../../platform/texts.ts'
import { useMoment } from '../../../../platform/use-moment.ts'
import { useExportPerson } from '../api.ts'
import classes from '../submissions.module.css'

const countryNames = new Intl.DisplayNames([intlLocaleFor(ADMIN_LANGUAGE)], { type: 'region' })

/** How it came about, what was done with it, and until when it is kept. */
export function SubmissionFacts({ submission }: { submission: Submission }) {
  const t = useT()
  const { moment } = useMoment()
  const can = useCan()
  const maySeeGuest = can('guests:manage')
  const { sentAt, author, checkedAt, checkedBy, keptUntil, keptMonths, country } = submission
  return (
    <section className={classes.person} aria-label={t('regSubs.facts')}>
      <h3 className={classes.personName}>{t('regSubs.facts')}</h3>
      <DetailList>
        <Detail label={t('regSubs.column.sent')}>
          {moment(sentAt)}
          <span className={classes.quiet}>
            {author ? t('regSubs.byStaff', { name: author }) : t('regSubs.byGuest')}
          </span>
        </Detail>
        {checkedAt && (
          <Detail label={t('regSubs.checked')}>
            {moment(checkedAt)}
            {checkedBy && (
              <span className={classes.quiet}>{t('regSubs.checkedBy', { name: checkedBy })}</span>
            )}
          </Detail>
        )}
        <Detail label={t('regSubs.column.kept')}>
          {formatDateOnly(keptUntil)}
          <span className={classes.quiet}>
            {t('regSubs.keptBecause', { country: countryNames.of(country) ?? country, count: keptMonths })}
          </span>
        </Detail>
        <Detail label={t('regSubs.form')}>
          {submission.formName === ''
            ? t('regSubs.formDeleted', { version: submission.formVersion })
            : t('regSubs.formVersion', { name: submission.formName, version: submission.formVersion })}
        </Detail>
        <Detail label={t('regSubs.language')}>{languageName(submission.language)}</Detail>
        {submission.termsVersion !== null && (
          <Detail label={t('regSubs.field.acceptedTerms')}>
            {t('regSubs.termsVersion', { version: submission.termsVersion })}
          </Detail>
        )}
        {maySeeGuest && (
          <Detail label={t('regSubs.guest')}>
            <Link to="/guests/$bookingId" params={{ bookingId: submission.bookingId }}>
              {t('regSubs.toGuest', { number: submission.bookingNumber })}
            </Link>
          </Detail>
        )}
        {can('privacy:manage') && !submission.isLocked && (
          <Detail label={t('regSubs.file')}>
            <FileButton id={submission.id} />
          </Detail>
        )}
      </DetailList>
    </section>
  )
}

/** For a person who asks what is stored about them. */
function FileButton({ id }: { id: string }) {
  const t = useT()
  const start = useExportPerson(id)
  const tellFailure = useFailureNotice()
  return (
    <Button
      variant="default"
      size="xs"
      leftSection={<IconDownload size={16} stroke={1.7} aria-hidden />}
      loading={start.isPending}
      onClick={() => start.mutate(undefined, { onError: tellFailure })}
    >
      {t('privacy.export')}
    </Button>
  )
}
