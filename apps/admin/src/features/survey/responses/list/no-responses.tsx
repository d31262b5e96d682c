import type { SurveyItem } from '@innkeeper/api/survey/surveys.ts'
import { IconMessageStar } from '@tabler/icons-react'
import { EmptyState } from '../../../../components/states/empty-state.tsx'
import { NoMatch } from '../../../../components/states/no-match.tsx'
import { useCan } from '../../../../platform/session.ts'
import { useT } from '../../../../platform/texts.ts'
import { NoAnswersYet } from '../../results/no-results.tsx'
import { isNarrowed, type SurveyResponsesSearch } from '../responses-search.ts'

type Props = {
  surveyId: string
  survey: SurveyItem | undefined
  search: SurveyResponsesSearch
  onClear: () => void
}

export function NoResponses({ surveyId, survey, search, onClear }: Props) {
  const t = useT()
  const readsResults = useCan()('results:read')
  if (search.show === 'to handle' && !search.search) {
    return (
      <EmptyState
        icon={IconMessageStar}
        title={t('surveyResponses.allHandled')}
        text={t('surveyResponses.allHandled.text')}
      />
    )
  }
  if (isNarrowed(search)) return <NoMatch onClear={onClear} />
  if (readsResults) return <NoAnswersYet surveyId={surveyId} survey={survey} />
  return (
    <EmptyState
      icon={IconMessageStar}
      title={t('surveyResponses.nobodyAsks')}
      text={t('surveyResponses.nobodyAsks.text')}
    />
  )
}
