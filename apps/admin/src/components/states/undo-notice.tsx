import { Button, Group } from '@mantine/core'
import { notifications } from '@mantine/notifications'

/** Long enough to read it and to think again. */
const UNDO_MS = 10_000

type Notice = { text: string; undo: string; onUndo: () => void }

/** Says what was done, with a button that takes it back. */
export function showUndo({ text, undo, onUndo }: Notice): void {
  const id = crypto.randomUUID()
  notifications.show({
    id,
    autoClose: UNDO_MS,
    message: (
      <Group justify="space-between" wrap="nowrap">
        <span>{text}</span>
        <Button
          variant="default"
          onClick={() => {
            notifications.hide(id)
            onUndo()
          }}
        >
          {undo}
        </Button>
      </Group>
    ),
  })
}
