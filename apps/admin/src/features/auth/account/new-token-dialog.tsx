import { createApiToken } from '@innkeeper/api/auth.ts'
import { Alert, Button, CopyButton, Stack, TextInput } from '@mantine/core'
import { schemaResolver, useForm } from '@mantine/form'
import { useMemo, useState } from 'react'
import { Dialog } from '../../../components/dialog/dialog.tsx'
import { DialogButtons } from '../../../components/dialog/dialog-buttons.tsx'
import { call } from '../../../platform/call.ts'
import { useT } from '../../../platform/texts.ts'
import { nameFormSchema } from '../account-schemas.ts'
import classes from './account.module.css'
import { useChange } from './use-change.ts'

const FORM_ID = 'new-token'

export function NewTokenDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const t = useT()
  const [token, setToken] = useState<string | null>(null)
  const validate = useMemo(() => schemaResolver(nameFormSchema(t), { sync: true }), [t])
  const form = useForm({ initialValues: { name: '' }, validate })
  const create = useChange(
    (values: { name: string }) => call(createApiToken, { body: values }),
    (answer) => setToken(answer.token),
  )
  const close = () => {
    onClose()
    setToken(null)
    form.reset()
  }
  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      staysOpen={token !== null}
      title={t('tokens.createTitle')}
      buttons={
        token ? (
          <Button onClick={close}>{t('action.done')}</Button>
        ) : (
          <DialogButtons
            onCancel={close}
            action={{ label: t('tokens.create'), form: FORM_ID, isPending: create.isPending }}
          />
        )
      }
    >
      {token ? (
        <ShownOnce token={token} />
      ) : (
        <form id={FORM_ID} onSubmit={form.onSubmit(create.start)} noValidate>
          <TextInput
            data-autofocus
            label={t('tokens.name')}
            placeholder={t('tokens.namePlaceholder')}
            autoComplete="off"
            {...form.getInputProps('name')}
          />
        </form>
      )}
    </Dialog>
  )
}

function ShownOnce({ token }: { token: string }) {
  const t = useT()
  return (
    <Stack gap="md">
      <Alert color="accent" variant="light">
        {t('tokens.created')}
      </Alert>
      <code className={classes.token}>{token}</code>
      <CopyButton value={token}>
        {({ copied, copy }) => (
          <Button variant="default" onClick={copy} data-autofocus>
            {copied ? t('action.copied') : t('action.copy')}
          </Button>
        )}
      </CopyButton>
    </Stack>
  )
}
