import type { Period } from '@innkeeper/domain/statistics/period.ts'
import { Button } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { ListToolbar } from '../../../components/data-list/list-toolbar.tsx'
import { Box } from '../../../components/page/box.tsx'
import { ListRow, RowList } from '../../../components/page/row-list.tsx'
import { LoadError } from '../../../components/states/load-error.tsx'
import { useT } from '../../../platform/texts.ts'
import { responsesQuery } from '../api.ts'
import { type SurveyResponsesSearch, segmentAsked, wordsAsked } from '../responses/responses-search.ts'
import { TagFilter } from '../responses/tag-filter.tsx'
import { Comment } from './comment.tsx'
import classes from './results.module.css'

/** As many as are read in one go; more come on a press. */
const PAGE = 8

type Props = {
  surveyId: string
  search: SurveyResponsesSearch
  period: Period
  onFilter: (change: SurveyResponsesSearch) => void
}

export const commentsQuery = ({ surveyId, search, period }: Omit<Props, 'onFilter'>) =>
  responsesQuery({
    survey: surveyId,
    ...period,
    ...segmentAsked(search),
    ...wordsAsked(search),
    show: 'with words',
    limit: PAGE,
  })

/** What guests wrote in the period, to be searched and sorted by tags. */
export function CommentsBox({ onFilter, ...asked }: Props) {
  const t = useT()
  const { search } = asked
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage, isPlaceholderData } =
    useInfiniteQuery(commentsQuery(asked))
  const items = data?.pages.flatMap((page) => page.items)
  const isNarrowed = Boolean(search.search ?? search.tag)
  return (
    <Box title={t('surveyResults.comments')} flush>
      <div className={classes.commentsHead}>
        <ListToolbar
          searchLabel={t('surveyResponses.search')}
          search={search.search ?? ''}
          onSearch={(text) => onFilter({ search: text || undefined })}
        >
          <TagFilter tags={data?.pages[0]?.tags ?? []} tag={search.tag} onFilter={onFilter} />
        </ListToolbar>
      </div>
      {!items && error && <LoadError error={error} onRetry={() => void refetch()} />}
      {items?.length === 0 && (
        <p className={classes.nothingFound}>
          {t(isNarrowed ? 'surveyResults.comments.noMatch' : 'surveyResults.comments.none')}
        </p>
      )}
      {items && items.length > 0 && (
        <RowList aria-label={t('surveyResults.comments')} aria-busy={isPlaceholderData}>
          {items.map((item) => (
            <ListRow key={item.id} className={classes.comment}>
              <Comment response={item} />
            </ListRow>
          ))}
        </RowList>
      )}
      {hasNextPage && (
        <div className={classes.more}>
          <Button variant="subtle" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t('surveyResponses.more')}
          </Button>
        </div>
      )}
    </Box>
  )
}
