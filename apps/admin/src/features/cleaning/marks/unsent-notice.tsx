import { Button } from '@mantine/core'
import { IconAlertTriangle, IconCheck, IconCloudUp, IconWifiOff } from '@tabler/icons-react'
import { codeText } from '../../../platform/error-text.ts'
import { formatTime } from '../../../platform/own-formats.ts'
import { useSaysConnection } from '../../../platform/said-connection.ts'
import { useSession } from '../../../platform/session.ts'
import { useT } from '../../../platform/texts.ts'
import { type KeptMark, waitingMarks } from './kept-mark.ts'
import { marksQueue } from './own-queue.ts'
import { pressedWords } from './pressed-words.ts'
import { refusalCode } from './refusal-code.ts'
import classes from './unsent-notice.module.css'
import { useMarks } from './use-marks.ts'
import { useOnline } from './use-online.ts'

type Props = {
  /** When the list on screen was kept; null where it is the server's own. */
  keptAt: number | null
  /** The list itself could not be had. */
  isOut: boolean
}

/** Plainly what became of the marks: what waits on this device, what went out, and what was refused. */
export function UnsentNotice({ keptAt, isOut }: Props) {
  const t = useT()
  const { marks, isWaiting, sentLate } = useMarks()
  const { timeZone } = useSession().property
  const isAway = !useOnline() || isOut
  useSaysConnection(isAway)
  const waiting = waitingMarks(marks).length
  const refused = marks.filter(({ refusal }) => refusal !== undefined)
  return (
    <div className={classes.notices}>
      <div role="status">
        {isAway ? (
          <p className={classes.notice} data-tone="wait">
            <IconWifiOff size={20} stroke={1.7} aria-hidden />
            <span>
              {waiting > 0 ? t('cleaning.offline.kept', { count: waiting }) : t('cleaning.offline.none')}
              {keptAt !== null &&
                ` ${t('cleaning.offline.asOf', { time: formatTime(keptAt, { timeZone }) })}`}
            </span>
          </p>
        ) : isWaiting ? (
          <p className={classes.notice} data-tone="wait">
            <IconCloudUp size={20} stroke={1.7} aria-hidden />
            <span>{t('cleaning.waiting', { count: waiting })}</span>
          </p>
        ) : (
          sentLate > 0 && (
            <p className={classes.notice} data-tone="good">
              <IconCheck size={20} stroke={1.9} aria-hidden />
              <span>{t('cleaning.allSent')}</span>
            </p>
          )
        )}
      </div>
      {refused.length > 0 && (
        <ul className={classes.refused} aria-label={t('cleaning.refused')}>
          {refused.map((mark) => (
            <Refused key={mark.id} mark={mark} />
          ))}
        </ul>
      )}
    </div>
  )
}

function Refused({ mark }: { mark: KeptMark }) {
  const t = useT()
  const { timeZone } = useSession().property
  return (
    <li className={classes.notice} data-tone="bad">
      <IconAlertTriangle size={20} stroke={1.7} aria-hidden />
      <span>
        <strong>
          {t('cleaning.refused.mark', {
            mark: pressedWords(t, mark),
            time: formatTime(mark.madeAt, { timeZone }),
          })}
        </strong>{' '}
        {mark.text && <q dir="auto">{mark.text}</q>} {codeText(t, refusalCode(mark.refusal))}
      </span>
      <Button variant="default" className={classes.dismiss} onClick={() => marksQueue.takeBack(mark.id)}>
        {t('cleaning.refused.dismiss')}
      </Button>
    </li>
  )
}
