import { Button } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { showDone } from '../../../platform/done-notice.ts'
import { useFailureNotice } from '../../../platform/failure-notice.ts'
import { useT } from '../../../platform/texts.ts'
import { useTellReady } from '../api.ts'
import classes from './room-row.module.css'
import { canTell } from './rooms-counted.ts'
import type { ShownRoom } from './rooms-shown.ts'

type Props = { room: ShownRoom; date: string; isInspected: boolean; time: (at: string) => string }

/** Tells whoever waits for the room that it is ready, once; then says when that was. */
export function TellGuest({ room, date, isInspected, time }: Props) {
  const t = useT()
  const { mutate, isPending } = useTellReady()
  const fail = useFailureNotice()
  const { arrival, unit } = room
  if (arrival?.toldAt) {
    return (
      <span className={classes.told}>
        <IconCheck size={15} stroke={2} aria-hidden />
        {t('cleaning.told', { time: time(arrival.toldAt) })}
      </span>
    )
  }
  // It needs a server: a mark that waits on the device tells nobody yet.
  if (room.isKept || !canTell(room, { isInspected })) return null
  return (
    <Button
      variant="subtle"
      className={classes.tell}
      loading={isPending}
      aria-label={t('cleaning.tellOf', { room: unit.code })}
      onClick={() =>
        mutate(
          { unitId: unit.id, date },
          { onSuccess: () => showDone(t('cleaning.toldNow', { room: unit.code })), onError: fail },
        )
      }
    >
      {t('cleaning.tell')}
    </Button>
  )
}
