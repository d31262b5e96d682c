import { Button, SegmentedControl } from '@mantine/core'
import { IconArrowLeft, IconPencil } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { useListAddress } from '../../../components/data-list/use-list-address.ts'
import { PageHeader } from '../../../components/page/page-header.tsx'
import { useCan } from '../../../platform/session.ts'
import { useT } from '../../../platform/texts.ts'
import { surveysQuery } from '../api.ts'
import { ResultsView } from '../results/results-view.tsx'
import { ResponseList } from './list/response-list.tsx'
import { ResponsePanel } from './panel/response-panel.tsx'
import classes from './responses.module.css'
import { ResponsesCsv } from './responses-csv.tsx'
import { type SurveyResponsesSearch, VIEWS, type View } from './responses-search.ts'

const route = getRouteApi('/staff/surveys/$surveyId/responses')

/** What came back of a survey: figures for whoever reads results, and each answer with what is to be done about it. */
export function SurveyResponsesPage() {
  const t = useT()
  const can = useCan()
  const { surveyId } = route.useParams()
  const search: SurveyResponsesSearch = route.useSearch()
  const address = useListAddress<SurveyResponsesSearch>()
  const survey = useQuery(surveysQuery).data?.items.find(({ id }) => id === surveyId)
  const readsResults = can('results:read')
  const view: View = readsResults ? (search.view ?? 'results') : 'responses'
  const part = { surveyId, survey, search, address }
  return (
    <>
      <Link className={classes.back} to="/surveys">
        <IconArrowLeft size={16} stroke={1.7} aria-hidden /> {t('surveyResponses.allSurveys')}
      </Link>
      <PageHeader
        title={survey?.name ?? t('surveyResponses.title')}
        tab={t(`surveyResponses.view.${view}`)}
        subtitle={t(`surveyResponses.subtitle.${view}`)}
        actions={
          <>
            {can('content:edit') && (
              <Button
                variant="default"
                leftSection={<IconPencil size={18} stroke={1.6} aria-hidden />}
                renderRoot={(props) => <Link to="/surveys/$surveyId" params={{ surveyId }} {...props} />}
              >
                {t('surveyResponses.edit')}
              </Button>
            )}
            {readsResults && <ResponsesCsv surveyId={surveyId} view={view} search={search} />}
          </>
        }
      />
      {readsResults && (
        <SegmentedControl
          className={classes.views}
          aria-label={t('surveyResponses.views')}
          value={view}
          onChange={(chosen) => address.filter({ view: chosen as View, response: undefined })}
          data={VIEWS.map((one) => ({ value: one, label: t(`surveyResponses.view.${one}`) }))}
        />
      )}
      {view === 'results' ? <ResultsView {...part} /> : <ResponseList {...part} />}
      {search.response && (
        <ResponsePanel
          key={search.response}
          id={search.response}
          onClose={() => address.filter({ response: undefined })}
        />
      )}
    </>
  )
}
