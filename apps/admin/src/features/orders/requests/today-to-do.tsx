import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Box } from '../../../components/page/box.tsx'
import { ALL_ROWS_LINK, RowList } from '../../../components/page/row-list.tsx'
import { useT } from '../../../platform/texts.ts'
import { toDoQuery } from './api.ts'
import { ToDoRow } from './today/to-do-row.tsx'
import { useFinishActs } from './use-finish-acts.ts'

const SHOWN = 6

/** What was promised and is due next, finished where it stands; nothing where all is done. */
export function TodayToDo() {
  const t = useT()
  const { data } = useQuery(toDoQuery)
  const { finish } = useFinishActs()
  if (!data || data.items.length === 0) return null
  const title = t('today.toDo')
  return (
    <Box title={title} aside={t('today.toDo.aside')} flush>
      <RowList aria-label={title}>
        {data.items.slice(0, SHOWN).map((request) => (
          <ToDoRow key={request.id} request={request} onFinish={finish} />
        ))}
      </RowList>
      {data.total > SHOWN && (
        <Link className={ALL_ROWS_LINK} to="/requests" search={{ progress: 'to do' }}>
          {t('today.requests.all', { count: data.total })}
        </Link>
      )}
    </Box>
  )
}
