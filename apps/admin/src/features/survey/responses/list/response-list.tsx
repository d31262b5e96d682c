import type { ResponseItem } from '@innkeeper/api/survey/responses.ts'
import type { SurveyItem } from '@innkeeper/api/survey/surveys.ts'
import { Button } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { SearchedList } from '../../../../components/data-list/searched-list.tsx'
import type { ListAddress } from '../../../../components/data-list/use-list-address.ts'
import { useCan } from '../../../../platform/session.ts'
import { useT } from '../../../../platform/texts.ts'
import { responsesQuery } from '../../api.ts'
import classes from '../responses.module.css'
import { responsesAsked, type SurveyResponsesSearch, UNFILTERED } from '../responses-search.ts'
import { NoResponses } from './no-responses.tsx'
import { ResponseCard } from './response-card.tsx'
import { ResponseFilters } from './response-filters.tsx'
import { useResponseColumns } from './use-response-columns.tsx'

/** Below this a row no longer fits beside the navigation. */
const CARDS_BELOW = 1000

type Props = {
  surveyId: string
  survey: SurveyItem | undefined
  search: SurveyResponsesSearch
  address: ListAddress<SurveyResponsesSearch>
}

/** The answers of single guests, the newest first. */
export function ResponseList({ surveyId, survey, search, address }: Props) {
  const t = useT()
  const readsResults = useCan()('results:read')
  const list = useInfiniteQuery(responsesQuery(responsesAsked(surveyId, search, readsResults)))
  const columns = useResponseColumns()
  const items = list.data?.pages.flatMap((page) => page.items)
  return (
    <>
      <SearchedList<ResponseItem, SurveyResponsesSearch>
        label={t('surveyResponses.title')}
        searchLabel={t('surveyResponses.search')}
        search={search}
        address={{
          ...address,
          // The list has one order alone, and no words are no filter.
          filter: (change) => address.filter({ search: change.search || undefined }),
        }}
        sortedBy={null}
        moreFilters={
          <ResponseFilters search={search} found={list.data?.pages[0]} onFilter={address.filter} />
        }
        result={{
          // More of it comes on a press, below what is there.
          data: items && { items, next: null, previous: null },
          error: list.error,
          isPlaceholderData: list.isPlaceholderData,
          refetch: () => void list.refetch(),
        }}
        columns={columns}
        rowId={(row) => row.id}
        card={(row) => <ResponseCard response={row} />}
        mark={(row) => (row.id === search.response ? 'selected' : undefined)}
        cardsBelow={CARDS_BELOW}
        empty={
          <NoResponses
            surveyId={surveyId}
            survey={survey}
            search={search}
            onClear={() => address.filter(UNFILTERED)}
          />
        }
      />
      {list.hasNextPage && (
        <div className={classes.more}>
          <Button
            variant="subtle"
            loading={list.isFetchingNextPage}
            onClick={() => void list.fetchNextPage()}
          >
            {t('surveyResponses.more')}
          </Button>
        </div>
      )}
    </>
  )
}
