import { Button } from '@mantine/core'
import { useT } from '../../../platform/texts.ts'
import { Dialog } from '../../dialog/dialog.tsx'

type Props = {
  isOpen: boolean
  title: string
  /** What would be lost, where it is not what was typed. */
  text?: string
  onStay: () => void
  leaveLabel: string
  onLeave: () => void
}

/** Asks before text that was not saved is left behind. */
export function LeaveQuestion({ isOpen, title, text, onStay, leaveLabel, onLeave }: Props) {
  const t = useT()
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onStay}
      title={title}
      buttons={
        <>
          <Button variant="default" onClick={onStay} data-autofocus>
            {t('confirm.leave.stay')}
          </Button>
          <Button color="red" onClick={onLeave}>
            {leaveLabel}
          </Button>
        </>
      }
    >
      {text ?? t('confirm.leave.text')}
    </Dialog>
  )
}
