import { Button, Kbd } from '@mantine/core'
import { useT } from '../../../platform/texts.ts'
import classes from './stay-form.module.css'

type Props = {
  label: string
  /** What to know before it is done; a new booking cannot be undone, only cancelled. */
  note?: string
  isPending: boolean
  onCancel: () => void
  onSubmit: () => void
}

/** The deed by its name, with its key; nothing is sent by Enter in a field. */
export function PanelFoot({ label, note, isPending, onCancel, onSubmit }: Props) {
  const t = useT()
  return (
    <>
      <span className={classes.footNote}>{note}</span>
      <span className={classes.footButtons}>
        <Button variant="default" onClick={onCancel}>
          {t('action.cancel')}
        </Button>
        <Button
          loading={isPending}
          onClick={onSubmit}
          aria-keyshortcuts="Control+Enter"
          rightSection={
            <Kbd className={classes.kbd} aria-hidden>
              Ctrl ↵
            </Kbd>
          }
        >
          {label}
        </Button>
      </span>
    </>
  )
}
