import type { SurveyItem } from '@innkeeper/api/survey/surveys.ts'
import { Alert, Stack, Text } from '@mantine/core'
import { CopyField } from '../../components/copy-field/copy-field.tsx'
import { Dialog } from '../../components/dialog/dialog.tsx'
import { LocalCodesWarning } from '../../components/public-address/local-codes-warning.tsx'
import { QrCode } from '../../components/qr-code/qr-code.tsx'
import { useSession } from '../../platform/session.ts'
import { useT } from '../../platform/texts.ts'
import { surveyLink } from './survey-address.ts'
import { surveyState } from './survey-state.ts'

type Props = { survey: Pick<SurveyItem, 'id' | 'name' | 'version' | 'isOpen'>; onClose: () => void }

/** The way to a survey: a code for a table card, and the link to copy. */
export function SurveyLink({ survey, onClose }: Props) {
  const t = useT()
  const { property } = useSession()
  const address = surveyLink(property.id, survey.id)
  const state = surveyState(survey)
  return (
    <Dialog isOpen onClose={onClose} title={t('survey.link.title', { name: survey.name })}>
      <Stack gap="md">
        <Text c="dimmed">{t('survey.link.text')}</Text>
        {state !== 'open' && <Alert color="accent">{t(`survey.link.${state}`)}</Alert>}
        <LocalCodesWarning />
        <QrCode text={address} label={t('survey.link.qr', { name: survey.name })} />
        <CopyField label={t('survey.link.address')} hint={t('survey.link.hint')} value={address} />
      </Stack>
    </Dialog>
  )
}
