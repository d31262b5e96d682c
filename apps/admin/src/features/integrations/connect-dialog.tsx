import { CallError } from '@innkeeper/api/client.ts'
import { pmsCredentialsSchema, troubleSchema } from '@innkeeper/api/integrations.ts'
import { PMS_KINDS, type PmsSecretName, type PmsSystem } from '@innkeeper/domain/integrations/systems.ts'
import { Alert, PasswordInput, Switch, Text } from '@mantine/core'
import { useState } from 'react'
import { FormDialog } from '../../components/dialog/form-dialog.tsx'
import { useT } from '../../platform/texts.ts'
import { useConnect } from './api.ts'
import { useTrouble } from './use-trouble.ts'

type Props = { system: PmsSystem; onClose: () => void }

/** The keys of a system: written here, tried at once, never shown again. */
export function ConnectDialog({ system, onClose }: Props) {
  const t = useT()
  const { name, hasTestHouse } = PMS_KINDS[system]
  const secrets = PMS_KINDS[system].secrets as readonly PmsSecretName[]
  const [typed, setTyped] = useState<Record<string, string>>({})
  const [isTest, setIsTest] = useState(false)
  const connect = useConnect()
  const keys = Object.fromEntries(secrets.map((secret) => [secret, typed[secret]?.trim() ?? '']))
  const body = pmsCredentialsSchema.safeParse({ system, ...keys, isTest })
  const trouble = troubleIn(connect.error)
  return (
    <FormDialog
      title={t('integrations.connectTo', { name })}
      onClose={onClose}
      submitLabel={t('integrations.connect')}
      isPending={connect.isPending}
      canSubmit={body.success}
      error={trouble ? null : connect.error}
      onSubmit={() => body.success && connect.mutate(body.data, { onSuccess: onClose })}
    >
      <Text c="dimmed">{t(`integrations.connectHint.${system}`)}</Text>
      {secrets.map((secret, index) => (
        <PasswordInput
          key={secret}
          label={t(`integrations.secret.${secret}`)}
          description={t(`integrations.secretHint.${secret}`)}
          value={typed[secret] ?? ''}
          maxLength={300}
          // The browser must not offer the person's own password here.
          autoComplete="new-password"
          spellCheck={false}
          data-autofocus={index === 0 ? true : undefined}
          onChange={({ currentTarget: { value } }) => setTyped({ ...typed, [secret]: value })}
        />
      ))}
      {hasTestHouse && (
        <Switch
          label={t('integrations.isTest', { name })}
          description={t('integrations.isTestHint')}
          checked={isTest}
          onChange={({ currentTarget: { checked } }) => setIsTest(checked)}
        />
      )}
      {trouble && <TroubleAlert system={system} trouble={trouble} />}
    </FormDialog>
  )
}

type Trouble = NonNullable<ReturnType<typeof troubleIn>>

function TroubleAlert({ system, trouble }: { system: PmsSystem; trouble: Trouble }) {
  const words = useTrouble(system)
  return (
    <Alert color="red" variant="light" role="alert" title={words.title(trouble)}>
      {words.said(trouble)}
    </Alert>
  )
}

/** What the other system answered, where that is why nothing was connected. */
function troubleIn(error: unknown) {
  const details = error instanceof CallError ? error.details : null
  const trouble = troubleSchema.safeParse(details)
  return trouble.success ? trouble.data : null
}
