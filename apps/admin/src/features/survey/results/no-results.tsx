import type { SurveyResults } from '@innkeeper/api/survey/responses.ts'
import type { SurveyItem } from '@innkeeper/api/survey/surveys.ts'
import { Button } from '@mantine/core'
import { IconChartBar } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { Box } from '../../../components/page/box.tsx'
import { EmptyState } from '../../../components/states/empty-state.tsx'
import { useCan } from '../../../platform/session.ts'
import { useT } from '../../../platform/texts.ts'
import { type SurveyResponsesSearch, USUAL_RESULTS } from '../responses/responses-search.ts'

type Props = {
  surveyId: string
  survey: SurveyItem | undefined
  results: SurveyResults
  onFilter: (change: SurveyResponsesSearch) => void
}

/** Nobody answered in these days is another matter than nobody answered yet. */
export function NoResults({ surveyId, survey, results, onFilter }: Props) {
  const t = useT()
  const wasAnswered = results.languages.length > 0
  return (
    <Box flush>
      {wasAnswered ? (
        <EmptyState
          icon={IconChartBar}
          title={t('surveyResults.empty.days')}
          text={t('surveyResults.empty.days.text')}
          action={
            <Button variant="default" onClick={() => onFilter(USUAL_RESULTS)}>
              {t('surveyResults.empty.reset')}
            </Button>
          }
        />
      ) : (
        <NoAnswersYet surveyId={surveyId} survey={survey} />
      )}
    </Box>
  )
}

/** What to do first: publish it, open it, or let guests know of it. */
export function NoAnswersYet({ surveyId, survey }: Pick<Props, 'surveyId' | 'survey'>) {
  const t = useT()
  const mayEdit = useCan()('content:edit')
  const step = !survey || survey.version === null ? 'publish' : survey.isOpen ? 'share' : 'open'
  return (
    <EmptyState
      icon={IconChartBar}
      title={t('surveyResults.empty')}
      text={t(`surveyResults.empty.${step}`)}
      action={
        mayEdit && (
          <Button
            variant="default"
            renderRoot={(props) => <Link to="/surveys/$surveyId" params={{ surveyId }} {...props} />}
          >
            {t('surveyResults.empty.toSurvey')}
          </Button>
        )
      }
    />
  )
}
