import type { RequestListItem } from '@innkeeper/api/orders/requests.ts'
import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { onFirstPress } from '../../../../components/first-press.ts'
import { ListRow } from '../../../../components/page/row-list.tsx'
import { useT } from '../../../../platform/texts.ts'
import { commentsOf } from '../comments-of.ts'
import { useNameOf } from '../name-of.ts'
import { wayOf } from '../request-kinds.ts'
import { useSummary } from '../use-summary.ts'
import { useWhen } from '../use-when.ts'
import classes from './answer.module.css'

type Props = { request: RequestListItem; onFinish: (request: RequestListItem) => void }

/** Room first, then what was promised, then by when; marked once that moment has passed. */
export function ToDoRow({ request, onFinish }: Props) {
  const t = useT()
  const { now, when } = useWhen()
  const summary = useSummary()
  const name = useNameOf()(request)
  const due = request.timeExpected ?? request.timeRequested
  const finished = t(`requests.finish.${wayOf(request)}`)
  return (
    <ListRow className={classes.row}>
      <span className={classes.unit}>{request.unit}</span>
      <div className={classes.words}>
        <Link to="/requests" search={{ open: request.id }} className={classes.link}>
          {summary(request)}
        </Link>
        {commentsOf(request).map((comment) => (
          <q key={comment} className={classes.quiet}>
            {comment}
          </q>
        ))}
      </div>
      <span className={classes.age} data-long={due !== null && Date.parse(due) < now}>
        {due ? when(due) : t('requests.noTime')}
      </span>
      <div className={classes.buttons}>
        <Button
          variant="default"
          onClick={onFirstPress(() => onFinish(request))}
          aria-label={`${finished}: ${t('requests.finishOf', { name })}`}
        >
          {finished}
        </Button>
      </div>
    </ListRow>
  )
}
