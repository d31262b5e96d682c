import { useDisclosure } from '@mantine/hooks'
import type { ReactNode } from 'react'
import { ConfirmDialog } from '../../../components/dialog/confirm-dialog.tsx'
import { showDone } from '../../../platform/done-notice.ts'
import { useChange } from './use-change.ts'

type Props = {
  run: () => Promise<unknown>
  /** Said once it is done. */
  doneText: string
  /** The button that asks for it. */
  button: (ask: () => void) => ReactNode
  title: string
  actionLabel: string
  children: ReactNode
}

/** A change of the person's own account that is asked about first. */
export function ConfirmedChange({ run, doneText, button, title, actionLabel, children }: Props) {
  const [isAsking, question] = useDisclosure(false)
  const change = useChange(run, () => {
    question.close()
    showDone(doneText)
  })
  const action = {
    label: actionLabel,
    isPending: change.isPending,
    onClick: () => change.start(undefined),
  }
  return (
    <>
      {button(question.open)}
      <ConfirmDialog isOpen={isAsking} onClose={question.close} title={title} action={action}>
        {children}
      </ConfirmDialog>
    </>
  )
}
