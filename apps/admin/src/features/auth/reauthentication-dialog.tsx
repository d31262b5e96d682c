import { reauthenticate } from '@innkeeper/api/auth.ts'
import { Stack, Text } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { Dialog } from '../../components/dialog/dialog.tsx'
import { DialogButtons } from '../../components/dialog/dialog-buttons.tsx'
import { call } from '../../platform/call.ts'
import { codeText } from '../../platform/error-text.ts'
import { reauthentication, useIsReauthenticationAsked } from '../../platform/reauthentication.ts'
import { sessionQuery } from '../../platform/session.ts'
import { useT } from '../../platform/texts.ts'
import { CodeField } from './code-field.tsx'
import { PasswordField } from './password-field.tsx'
import { proofFields } from './proof-fields.ts'
import { RefusalAlert } from './refusal-alert.tsx'
import { useSubmit } from './use-submit.ts'

const FORM_ID = 'reauthentication'

/** Opens by itself when a dangerous change needs proof; the change then goes on as if nothing had been asked. */
export function ReauthenticationDialog() {
  const t = useT()
  const isAsked = useIsReauthenticationAsked()
  const giveUp = () => reauthentication.settle(false)
  return (
    <Dialog
      isOpen={isAsked}
      isOnTop
      onClose={giveUp}
      title={t('reauthenticate.title')}
      buttons={
        <DialogButtons onCancel={giveUp} action={{ label: t('reauthenticate.submit'), form: FORM_ID }} />
      }
    >
      <ProofForm />
    </Dialog>
  )
}

type Proof = { password: string; code: string }

function ProofForm() {
  const t = useT()
  const session = useQueryClient().getQueryData(sessionQuery.queryKey)
  const [proof, setProof] = useState<Proof>({ password: '', code: '' })
  const { submit, isSending, refusal } = useSubmit(
    ({ password, code }: Proof) => call(reauthenticate, { body: { password, ...(code ? { code } : {}) } }),
    () => reauthentication.settle(true),
  )
  const [wasAsked, setAsked] = useState(false)
  const fields = proofFields({ hasSecondFactor: session?.hasSecondFactor ?? false, wasAsked, refusal })
  if (fields.asksForCode && !wasAsked) setAsked(true)
  const send = (event: FormEvent) => {
    event.preventDefault()
    // The dialog's form stands inside no other, but React events bubble through portals.
    event.stopPropagation()
    void submit(proof)
  }
  return (
    <form id={FORM_ID} onSubmit={send} aria-busy={isSending} noValidate>
      <Stack gap="md">
        <Text c="dimmed">{t('reauthenticate.text')}</Text>
        <RefusalAlert refusal={fields.refusal} />
        <input
          type="text"
          name="email"
          autoComplete="username"
          value={session?.claims.email ?? ''}
          readOnly
          hidden
        />
        <PasswordField
          data-autofocus
          label={t('signIn.password')}
          autoComplete="current-password"
          value={proof.password}
          onChange={(event) => setProof({ ...proof, password: event.currentTarget.value })}
        />
        {fields.asksForCode && (
          <CodeField
            value={proof.code}
            onChange={(code) => setProof((before) => ({ ...before, code }))}
            error={fields.codeRefusal && codeText(t, fields.codeRefusal)}
          />
        )}
      </Stack>
    </form>
  )
}
