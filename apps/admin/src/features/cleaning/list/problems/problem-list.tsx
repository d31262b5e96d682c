import { getProblemPicture } from '@innkeeper/api/cleaning/list.ts'
import { addressOf } from '@innkeeper/api/client.ts'
import type { Problem } from '@innkeeper/domain/cleaning/marks.ts'
import { Button } from '@mantine/core'
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react'
import { useT } from '../../../../platform/texts.ts'
import { useMarks } from '../../marks/use-marks.ts'
import type { RoomWords } from '../room-words.ts'
import type { ShownRoom } from '../rooms-shown.ts'
import type { RoomActs } from '../use-room-acts.ts'
import classes from './problems.module.css'
import { usePictureUrl } from './use-picture-url.ts'

type Props = { room: ShownRoom; words: RoomWords; acts: RoomActs; mayMark: boolean }

/** What was found in a room that day; nothing where nothing was. */
export function ProblemList({ room, ...rest }: Props) {
  if (room.task.problems.length === 0) return null
  return (
    <ul className={classes.problems}>
      {room.task.problems.map((problem) => (
        <ProblemLine key={problem.id} problem={problem} room={room} {...rest} />
      ))}
    </ul>
  )
}

function ProblemLine({ problem, room, words, acts, mayMark }: Props & { problem: Problem }) {
  const t = useT()
  const { id, text, pictureIds, at, by, solved } = problem
  return (
    <li className={classes.problem} data-solved={solved !== null || undefined}>
      {solved ? (
        <IconCheck size={18} stroke={1.8} aria-hidden />
      ) : (
        <IconAlertTriangle size={18} aria-hidden />
      )}
      <div className={classes.words}>
        {text && (
          <span className={classes.text} dir="auto">
            {text}
          </span>
        )}
        <span className={classes.by}>
          {solved
            ? t('cleaning.problem.solvedBy', { name: solved.by, time: words.time(solved.at) })
            : t('cleaning.problem.by', { name: by, time: words.time(at) })}
        </span>
        {pictureIds.length > 0 && (
          <span className={classes.pictures}>
            {pictureIds.map((pictureId, index) => (
              <ProblemPicture key={pictureId} pictureId={pictureId} number={index + 1} />
            ))}
          </span>
        )}
      </div>
      {mayMark && !solved && (
        <Button
          variant="default"
          className={classes.solve}
          aria-label={t('cleaning.problem.solveOf', { room: room.unit.code })}
          onClick={() => acts.press(room, { kind: 'solved', problemId: id })}
        >
          {t('cleaning.problem.solve')}
        </Button>
      )}
    </li>
  )
}

/** From this device as long as the server does not have it. */
function ProblemPicture({ pictureId, number }: { pictureId: string; number: number }) {
  const t = useT()
  const { marks } = useMarks()
  const kept = marks.flatMap(({ pictures = [] }) => pictures).find(({ id }) => id === pictureId)
  const own = usePictureUrl(kept ?? null)
  const address = kept ? own : addressOf(getProblemPicture, { params: { pictureId } })
  if (!address) return null
  return (
    <a className={classes.picture} href={address} target="_blank" rel="noreferrer">
      <img src={address} alt={t('cleaning.problem.picture', { number })} />
    </a>
  )
}
