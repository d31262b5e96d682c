import type { SurveyItem } from '@innkeeper/api/survey/surveys.ts'
import { useQuery } from '@tanstack/react-query'
import type { ListAddress } from '../../../components/data-list/use-list-address.ts'
import { Box } from '../../../components/page/box.tsx'
import { LoadError } from '../../../components/states/load-error.tsx'
import { useToday } from '../../../platform/use-today.ts'
import { surveyResultsQuery } from '../api.ts'
import type { SurveyResponsesSearch } from '../responses/responses-search.ts'
import { NO_SEGMENTS } from '../responses/segment-filters.tsx'
import { CommentsBox } from './comments-box.tsx'
import { DistributionBox } from './distribution-box.tsx'
import { NoResults } from './no-results.tsx'
import { QuestionBoxes } from './questions/question-boxes.tsx'
import classes from './results.module.css'
import { resultsAsked, resultsPeriod } from './results-asked.ts'
import { ResultsFilters } from './results-filters.tsx'
import { ResultsSkeleton } from './results-skeleton.tsx'
import { ScoreBox } from './score/score-box.tsx'
import { TrendBox } from './trend/trend-box.tsx'

type Props = {
  surveyId: string
  survey: SurveyItem | undefined
  search: SurveyResponsesSearch
  address: ListAddress<SurveyResponsesSearch>
}

/** How well guests were served in a period, and what they said about it. */
export function ResultsView({ surveyId, survey, search, address }: Props) {
  const today = useToday()
  const period = resultsPeriod(search, today)
  const asked = resultsAsked(search, today)
  const { data, error, refetch, isPlaceholderData } = useQuery(surveyResultsQuery(surveyId, asked))
  const isShown = data && !(error && isPlaceholderData)
  return (
    <>
      <ResultsFilters
        search={search}
        period={period}
        today={today}
        segments={data ?? NO_SEGMENTS}
        onFilter={address.filter}
      />
      {isShown ? (
        <div
          className={classes.shown}
          data-waits={isPlaceholderData || undefined}
          aria-busy={isPlaceholderData}
        >
          {data.now.responses === 0 ? (
            <NoResults surveyId={surveyId} survey={survey} results={data} onFilter={address.filter} />
          ) : (
            <>
              <ScoreBox results={data} />
              <TrendBox trend={data.trend} period={period} />
              <DistributionBox scores={data.now.scores} />
              <QuestionBoxes results={data} period={period} />
              <CommentsBox surveyId={surveyId} search={search} period={period} onFilter={address.filter} />
            </>
          )}
        </div>
      ) : error ? (
        <Box flush>
          <LoadError error={error} onRetry={() => void refetch()} />
        </Box>
      ) : (
        <ResultsSkeleton />
      )}
    </>
  )
}
