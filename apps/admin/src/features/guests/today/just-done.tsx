import { IconCheck } from '@tabler/icons-react'
import { useT } from '../../../platform/texts.ts'
import classes from '../guests.module.css'

type Props = { command: 'checkIn' | 'checkOut'; name: string; onUndo: () => void }

/** What was done to somebody a moment ago, with the way back: away from the button, which may be pressed again. */
export function JustDone({ command, name, onUndo }: Props) {
  const t = useT()
  return (
    <span className={classes.justDone}>
      <IconCheck size={15} stroke={2} aria-hidden />
      {t(`today.${command}.done`)}
      <button
        type="button"
        className={classes.undoDone}
        aria-label={t(`today.${command}.undoOf`, { name })}
        onClick={onUndo}
      >
        {t('action.undo')}
      </button>
    </span>
  )
}
