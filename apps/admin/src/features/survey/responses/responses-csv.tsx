import { CsvButton } from '../../../components/csv-button/csv-button.tsx'
import { useFailureNotice } from '../../../platform/failure-notice.ts'
import { useT } from '../../../platform/texts.ts'
import { useToday } from '../../../platform/use-today.ts'
import { useExportResponses } from '../api.ts'
import { resultsPeriod } from '../results/results-asked.ts'
import {
  filtersAsked,
  type SurveyResponsesSearch,
  segmentAsked,
  type View,
  wordsAsked,
} from './responses-search.ts'

type Props = { surveyId: string; view: View; search: SurveyResponsesSearch }

/** The answers that the page shows, as a table. */
export function ResponsesCsv({ surveyId, view, search }: Props) {
  const t = useT()
  const today = useToday()
  const start = useExportResponses(surveyId)
  const tellFailure = useFailureNotice()
  const asked =
    view === 'results'
      ? { ...resultsPeriod(search, today), ...segmentAsked(search), ...wordsAsked(search) }
      : filtersAsked(search, true)
  return (
    <CsvButton
      label={t('surveyResponses.csv')}
      isLoading={start.isPending}
      onDownload={(spreadsheet) => start.mutate({ ...asked, spreadsheet }, { onError: tellFailure })}
    />
  )
}
