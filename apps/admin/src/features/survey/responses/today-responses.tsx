import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Box } from '../../../components/page/box.tsx'
import { ALL_ROWS_LINK, ListRow, RowList } from '../../../components/page/row-list.tsx'
import { useT } from '../../../platform/texts.ts'
import { responsesQuery } from '../api.ts'
import { useResponsesToHandle } from '../use-to-handle.ts'
import classes from './responses.module.css'
import { SaidBy } from './said-by.tsx'
import { ScoreMark } from './score-mark.tsx'

const SHOWN = 3
export const todayResponsesQuery = responsesQuery({ show: 'to handle', limit: SHOWN })

/** Guests who wait for somebody to do something about their answer; nothing where nobody does. */
export function TodayResponses() {
  const t = useT()
  const waiting = useResponsesToHandle()
  const { data } = useInfiniteQuery(todayResponsesQuery)
  const items = data?.pages[0]?.items ?? []
  if (items.length === 0) return null
  return (
    <Box
      title={t('surveyResponses.today')}
      aside={t('surveyResponses.today.count', { count: waiting })}
      flush
    >
      <RowList>
        {items.map((response) => (
          <ListRow key={response.id}>
            <Link
              className={classes.today}
              to="/surveys/$surveyId/responses"
              params={{ surveyId: response.surveyId }}
              search={{ view: 'responses', show: 'to handle', response: response.id }}
            >
              <ScoreMark score={response.score} />
              <span className={classes.saidWords}>
                <span className={classes.beginning} dir="auto">
                  {response.words || t('surveyResponses.noWords')}
                </span>
                <SaidBy response={response} />
              </span>
            </Link>
          </ListRow>
        ))}
      </RowList>
      {waiting > items.length && (
        <Link className={ALL_ROWS_LINK} to="/surveys">
          {t('surveyResponses.today.all')}
        </Link>
      )}
    </Box>
  )
}
