import { endSessions } from '@innkeeper/api/auth.ts'
import { Button, Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Box } from '../../../components/page/box.tsx'
import { LoadError } from '../../../components/states/load-error.tsx'
import { call } from '../../../platform/call.ts'
import { showDone } from '../../../platform/done-notice.ts'
import { useT } from '../../../platform/texts.ts'
import { useMoment } from '../../../platform/use-moment.ts'
import { sessionsQuery } from '../api.ts'
import classes from './account.module.css'
import { ConfirmedChange } from './confirmed-change.tsx'
import { SessionRow } from './session-row.tsx'
import { useChange } from './use-change.ts'

export function SessionsBox() {
  const t = useT()
  const { ago } = useMoment()
  const { data: sessions, error, refetch } = useQuery(sessionsQuery)
  const end = useChange(
    (sessionId: string) => call(endSessions, { body: { sessionId } }),
    () => showDone(t('sessions.ended')),
  )
  const hasOthers = sessions?.some(({ isCurrent }) => !isCurrent)
  return (
    <Box title={t('sessions.title')} flush>
      {sessions ? (
        <ul className={classes.rows}>
          {sessions.map((session) => (
            <SessionRow
              key={session.id}
              session={session}
              lastSeen={ago(session.lastSeenAt)}
              isEnding={end.isPending && end.variables === session.id}
              onEnd={() => end.start(session.id)}
            />
          ))}
        </ul>
      ) : error ? (
        <LoadError error={error} onRetry={() => refetch()} />
      ) : (
        <div className={classes.row}>
          <Skeleton height={38} />
        </div>
      )}
      {sessions && (
        <div className={classes.foot}>
          {hasOthers ? (
            <ConfirmedChange
              run={() => call(endSessions, { body: { sessionId: 'others' } })}
              doneText={t('sessions.ended')}
              title={t('sessions.endOthers.title')}
              actionLabel={t('sessions.endOthers')}
              button={(ask) => (
                <Button variant="default" onClick={ask}>
                  {t('sessions.endOthers')}
                </Button>
              )}
            >
              {t('sessions.endOthers.text')}
            </ConfirmedChange>
          ) : (
            <span className={classes.quiet}>{t('sessions.onlyThis')}</span>
          )}
        </div>
      )}
    </Box>
  )
}
