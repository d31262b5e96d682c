import type { ResponseItem } from '@innkeeper/api/survey/responses.ts'
import { useMemo } from 'react'
import { listColumns } from '../../../../components/data-list/list-table.ts'
import { useCan } from '../../../../platform/session.ts'
import { useT } from '../../../../platform/texts.ts'
import { useMoment } from '../../../../platform/use-moment.ts'
import { ResponseWords } from '../response-words.tsx'
import classes from '../responses.module.css'
import { ScoreMark } from '../score-mark.tsx'
import { Standing } from '../standing.tsx'
import { Tags } from '../tags.tsx'

const column = listColumns<ResponseItem>()

/** Guests are named to those who manage them alone. */
export function useResponseColumns() {
  const t = useT()
  const mayKnowGuests = useCan()('guests:manage')
  return useMemo(
    () =>
      column.columns([
        column.display({
          id: 'score',
          header: t('surveyResponses.column.score'),
          cell: ({ row }) => <ScoreMark score={row.original.score} />,
        }),
        column.display({
          id: 'words',
          header: t('surveyResponses.column.words'),
          cell: ({ row }) => <ResponseWords response={row.original} />,
        }),
        ...(mayKnowGuests
          ? [
              column.display({
                id: 'guest',
                header: t('surveyResponses.column.guest'),
                cell: ({ row }) => <Guest response={row.original} />,
              }),
            ]
          : []),
        column.display({
          id: 'sent',
          header: t('surveyResponses.column.sent'),
          cell: ({ row }) => <Sent at={row.original.sentAt} />,
        }),
        column.display({
          id: 'standing',
          header: t('surveyResponses.column.standing'),
          cell: ({ row }) => (
            <div className={classes.saidFoot}>
              <Standing response={row.original} />
              <Tags tags={row.original.tags} />
            </div>
          ),
        }),
      ]),
    [t, mayKnowGuests],
  )
}

function Guest({ response: { guest } }: { response: ResponseItem }) {
  const t = useT()
  if (!guest) return <span className={classes.quiet}>{t('surveyResponses.unnamed')}</span>
  return (
    <span className={classes.guest}>
      <span dir="auto">{guest.name}</span>
      {guest.unit && <span className={classes.quiet}>{t('surveyResponses.room', { unit: guest.unit })}</span>}
    </span>
  )
}

function Sent({ at }: { at: string }) {
  const { moment } = useMoment()
  return (
    <time className={classes.day} dateTime={at}>
      {moment(at)}
    </time>
  )
}
