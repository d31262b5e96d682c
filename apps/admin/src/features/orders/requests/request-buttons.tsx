import type { RequestListItem } from '@innkeeper/api/orders/requests.ts'
import { ActionIcon, Button, Tooltip } from '@mantine/core'
import { IconArchive } from '@tabler/icons-react'
import { onFirstPress } from '../../../components/first-press.ts'
import { useT } from '../../../platform/texts.ts'
import { FinishButton } from './finish-button.tsx'
import { useListActs } from './list-acts.ts'
import { useNameOf } from './name-of.ts'
import { isWaiting } from './notice.ts'
import { isToDo } from './progress.ts'
import { AnsweredBy, RequestState } from './request-state.tsx'
import classes from './requests.module.css'

/** The answer, or the way to give it; after the acceptance, the way to say that it is done. */
export function RequestAnswer({ request }: { request: RequestListItem }) {
  const { mayHandle } = useListActs()
  if (isWaiting(request)) return <AnswerButtons request={request} />
  return (
    <div className={classes.answered}>
      <div>
        <RequestState request={request} />
        <AnsweredBy request={request} />
      </div>
      {isToDo(request) && <FinishButton request={request} />}
      {mayHandle && request.archivedAt === null && <ArchiveButton request={request} />}
    </div>
  )
}

function AnswerButtons({ request }: { request: RequestListItem }) {
  const t = useT()
  const { accept, decline } = useListActs()
  const name = useNameOf()(request)
  return (
    <div className={classes.buttons}>
      <Button
        variant="default"
        onClick={() => decline(request)}
        aria-label={t('requests.declineOf', { name })}
        aria-keyshortcuts="d"
      >
        {t('requests.decline')}
      </Button>
      <Button
        onClick={() => accept(request)}
        aria-label={t('requests.acceptOf', { name })}
        aria-keyshortcuts="a"
      >
        {t('requests.accept')}
      </Button>
    </div>
  )
}

function ArchiveButton({ request }: { request: RequestListItem }) {
  const t = useT()
  const { archive } = useListActs()
  const name = useNameOf()(request)
  return (
    <Tooltip label={t('requests.archiveOne')}>
      <ActionIcon
        onClick={onFirstPress(() => archive(request))}
        aria-label={t('requests.archiveOf', { name })}
        aria-keyshortcuts="e"
      >
        <IconArchive size={18} stroke={1.6} />
      </ActionIcon>
    </Tooltip>
  )
}
