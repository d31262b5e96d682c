import { renewRecoveryCodes } from '@innkeeper/api/auth.ts'
import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useState } from 'react'
import { Dialog } from '../../../components/dialog/dialog.tsx'
import { DialogButtons } from '../../../components/dialog/dialog-buttons.tsx'
import { call } from '../../../platform/call.ts'
import { useT } from '../../../platform/texts.ts'
import { RecoveryCodes } from '../recovery-codes.tsx'
import { useChange } from './use-change.ts'

/** New codes end the old ones, so it asks first and then shows them once. */
export function RecoveryCodesButton({ email }: { email: string }) {
  const t = useT()
  const [isOpen, dialog] = useDisclosure(false)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const renew = useChange(
    () => call(renewRecoveryCodes, {}),
    ({ recoveryCodes }) => setCodes(recoveryCodes),
  )
  const close = () => {
    dialog.close()
    setCodes(null)
  }
  return (
    <>
      <Button variant="default" onClick={dialog.open}>
        {t('recoveryCodes.new')}
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={close}
        staysOpen={codes !== null}
        title={t('recoveryCodes.new')}
        buttons={
          !codes && (
            <DialogButtons
              onCancel={close}
              focus="cancel"
              action={{
                label: t('recoveryCodes.new.confirm'),
                isPending: renew.isPending,
                onClick: () => renew.start(undefined),
              }}
            />
          )
        }
      >
        {codes ? (
          <RecoveryCodes codes={codes} email={email} onDone={close} doneLabel={t('recoveryCodes.kept')} />
        ) : (
          t('recoveryCodes.new.text')
        )}
      </Dialog>
    </>
  )
}
