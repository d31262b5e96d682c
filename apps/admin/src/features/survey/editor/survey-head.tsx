import type { StaffSurvey } from '@innkeeper/api/survey/surveys.ts'
import type { ProblemOfSurvey } from '@innkeeper/domain/survey/publish-checks.ts'
import { Button } from '@mantine/core'
import { IconFlask, IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { PageHeader } from '../../../components/page/page-header.tsx'
import { useFailureNotice } from '../../../platform/failure-notice.ts'
import { useSession } from '../../../platform/session.ts'
import { useT } from '../../../platform/texts.ts'
import { useMoment } from '../../../platform/use-moment.ts'
import { useOpenSurvey } from '../api.ts'
import { StateBadges } from '../state-badges.tsx'
import { surveyPreviewAddress } from '../survey-address.ts'
import { SurveyMenu } from '../survey-menu.tsx'
import classes from './editor.module.css'
import { PublishSurvey } from './publish-survey.tsx'
import type { SurveyForm } from './use-survey-form.ts'

type Props = {
  latest: StaffSurvey
  form: Pick<SurveyForm, 'draft' | 'isDirty' | 'saveAll' | 'took'>
  problems: readonly ProblemOfSurvey[]
  language: number
  onVisit: (question: string) => void
}

/** How the survey stands to guests, and what is done with the whole: tried, closed, published. */
export function SurveyHead({ latest, form, problems, language, onVisit }: Props) {
  const t = useT()
  const { ago } = useMoment()
  const { property } = useSession()
  const navigate = useNavigate()
  const changed = { ago: ago(latest.changedAt), name: latest.changedBy ?? t('conflict.colleague') }
  return (
    <PageHeader
      title={form.draft.name.trim() || t('surveyEdit.noName')}
      subtitle={
        <span className={classes.standing}>
          <StateBadges survey={latest} />
          {latest.version === null
            ? t('surveyEdit.noVersion')
            : t('surveyEdit.version', { version: latest.version })}{' '}
          {t('surveyEdit.changed', changed)}
        </span>
      }
      actions={
        <>
          <Button
            variant="default"
            component="a"
            href={surveyPreviewAddress(property.id, latest.id, language)}
            target="_blank"
            rel="noreferrer"
            title={t('surveyEdit.try.hint')}
            leftSection={<IconFlask size={17} stroke={1.7} aria-hidden />}
          >
            {t('surveyEdit.try')}
          </Button>
          {latest.version !== null && <OpenButton latest={latest} onTook={form.took} />}
          <PublishSurvey latest={latest} form={form} problems={problems} onVisit={onVisit} />
          <SurveyMenu
            survey={latest}
            isInside
            onDeleted={() => void navigate({ to: '/surveys', ignoreBlocker: true })}
          />
        </>
      }
    />
  )
}

function OpenButton({ latest, onTook }: { latest: StaffSurvey; onTook: SurveyForm['took'] }) {
  const t = useT()
  const { mutate, isPending } = useOpenSurvey(latest.id)
  const tell = useFailureNotice(t('survey.failed'))
  const Sign = latest.isOpen ? IconPlayerPause : IconPlayerPlay
  return (
    <Button
      variant="default"
      loading={isPending}
      leftSection={<Sign size={17} stroke={1.7} aria-hidden />}
      onClick={() => mutate(!latest.isOpen, { onSuccess: onTook, onError: tell })}
    >
      {t(latest.isOpen ? 'surveyEdit.pause' : 'surveyEdit.reopen')}
    </Button>
  )
}
