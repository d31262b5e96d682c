import { removeSecondFactor } from '@innkeeper/api/auth.ts'
import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { ConfirmDialog } from '../../../components/dialog/confirm-dialog.tsx'
import { call } from '../../../platform/call.ts'
import { showDone } from '../../../platform/done-notice.ts'
import { useT } from '../../../platform/texts.ts'
import { useChange } from './use-change.ts'

export function RemoveSecondFactor() {
  const t = useT()
  const [isAsking, question] = useDisclosure(false)
  const remove = useChange(
    () => call(removeSecondFactor, {}),
    () => {
      question.close()
      showDone(t('secondFactor.removed'))
    },
  )
  return (
    <>
      <Button variant="subtle" color="red" onClick={question.open}>
        {t('secondFactor.remove')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={question.close}
        title={t('secondFactor.remove.title')}
        action={{
          label: t('secondFactor.remove'),
          isPending: remove.isPending,
          onClick: () => remove.start(undefined),
        }}
      >
        {t('secondFactor.remove.text')}
      </ConfirmDialog>
    </>
  )
}
