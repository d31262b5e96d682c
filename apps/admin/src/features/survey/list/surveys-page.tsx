import { SURVEYS_MAX } from '@innkeeper/domain/survey/constants.ts'
import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { PageHeader } from '../../../components/page/page-header.tsx'
import { useCan } from '../../../platform/session.ts'
import { useT } from '../../../platform/texts.ts'
import { surveysQuery } from '../api.ts'
import { NewSurveyDialog } from './new-survey-dialog.tsx'
import { SurveyList } from './survey-list.tsx'

/** What the property asks its guests, and what came back. */
export function SurveysPage() {
  const t = useT()
  const result = useQuery(surveysQuery)
  const mayEdit = useCan()('content:edit')
  const [isAdding, dialog] = useDisclosure(false)
  const count = result.data?.items.length ?? 0
  const isFull = count >= SURVEYS_MAX
  return (
    <>
      <PageHeader
        title={t('nav.surveys')}
        subtitle={isFull && mayEdit ? t('survey.full', { max: SURVEYS_MAX }) : t('survey.subtitle')}
        actions={
          mayEdit &&
          count > 0 && (
            <Button leftSection={<IconPlus size={17} stroke={1.8} />} disabled={isFull} onClick={dialog.open}>
              {t('survey.add')}
            </Button>
          )
        }
      />
      <SurveyList result={result} mayEdit={mayEdit} onAdd={dialog.open} />
      {isAdding && <NewSurveyDialog onClose={dialog.close} />}
    </>
  )
}
