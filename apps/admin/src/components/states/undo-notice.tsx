import { Button, Group } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { UndoCountdown } from './undo-countdown.tsx'

/** Long enough to read it and to think again. */
const UNDO_MS = 10_000

type Notice = {
  text: string
  undo: string
  /** The button's words with the seconds left, where the time to take it back ends for good. */
  countdown?: (seconds: number) => string
  onUndo: () => void
}

/** Says what was done, with a button that takes it back. */
export function showUndo({ text, undo, countdown, onUndo }: Notice): void {
  const id = crypto.randomUUID()
  const takeBack = () => {
    notifications.hide(id)
    onUndo()
  }
  notifications.show({
    id,
    autoClose: UNDO_MS,
    message: (
      <Group justify="space-between" wrap="nowrap">
        <span>{text}</span>
        {countdown ? (
          <UndoCountdown label={undo} until={Date.now() + UNDO_MS} words={countdown} onUndo={takeBack} />
        ) : (
          <Button variant="default" onClick={takeBack}>
            {undo}
          </Button>
        )}
      </Group>
    ),
  })
}
