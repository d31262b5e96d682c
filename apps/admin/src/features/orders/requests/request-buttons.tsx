import type { RequestListItem } from '@innkeeper/api/orders/requests.ts'
import { ActionIcon, Button, Tooltip } from '@mantine/core'
import { IconArchive } from '@tabler/icons-react'
import { useT } from '../../../platform/texts.ts'
import { useListActs } from './list-acts.ts'
import { isWaiting } from './notice.ts'
import { AnsweredBy, RequestState } from './request-state.tsx'
import classes from './requests.module.css'

/** The answer, or the way to give it. */
export function RequestAnswer({ request }: { request: RequestListItem }) {
  return isWaiting(request) ? (
    <AnswerButtons request={request} />
  ) : (
    <div className={classes.answered}>
      <div>
        <RequestState request={request} />
        <AnsweredBy request={request} />
      </div>
      {request.archivedAt === null && <ArchiveButton request={request} />}
    </div>
  )
}

function AnswerButtons({ request }: { request: RequestListItem }) {
  const t = useT()
  const { accept, decline } = useListActs()
  const name = request.guestName
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
  return (
    <Tooltip label={t('requests.archiveOne')}>
      <ActionIcon
        onClick={() => archive(request)}
        aria-label={t('requests.archiveOf', { name: request.guestName })}
        aria-keyshortcuts="e"
      >
        <IconArchive size={18} stroke={1.6} />
      </ActionIcon>
    </Tooltip>
  )
}
