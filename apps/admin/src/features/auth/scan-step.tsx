import { ActionIcon, Button, CopyButton, Stack, Text, Tooltip } from '@mantine/core'
import { IconCheck, IconCopy } from '@tabler/icons-react'
import { type FormEvent, useState } from 'react'
import { QrCode } from '../../components/qr-code/qr-code.tsx'
import { codeText } from '../../platform/error-text.ts'
import { useT } from '../../platform/texts.ts'
import { CodeField } from './code-field.tsx'
import { readableSecret } from './readable-secret.ts'
import classes from './scan-step.module.css'
import { useSubmit } from './use-submit.ts'

type Props = { secret: string; uri: string; verify: (code: string) => Promise<void> }

export function ScanStep({ secret, uri, verify }: Props) {
  const t = useT()
  const [code, setCode] = useState('')
  const { submit, isSending, refusal } = useSubmit(verify, () => {})
  const send = (whole: string) => {
    void submit(whole).then(() => setCode(''))
  }
  const sendForm = (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
    send(code)
  }
  return (
    <form onSubmit={sendForm} noValidate>
      <Stack gap="md">
        <Text>{t('secondFactor.scan')}</Text>
        <QrCode text={uri} label={t('secondFactor.qr')} />
        <div>
          <Text c="dimmed">{t('secondFactor.secret')}</Text>
          <div className={classes.secret}>
            <code>{readableSecret(secret)}</code>
            <CopyButton value={secret}>
              {({ copied, copy }) => (
                <Tooltip label={copied ? t('action.copied') : t('secondFactor.secretCopy')}>
                  <ActionIcon onClick={copy} aria-label={t('secondFactor.secretCopy')}>
                    {copied ? (
                      <IconCheck size={18} color="var(--good)" />
                    ) : (
                      <IconCopy size={18} stroke={1.6} />
                    )}
                  </ActionIcon>
                </Tooltip>
              )}
            </CopyButton>
          </div>
        </div>
        <CodeField
          label={t('secondFactor.verify')}
          value={code}
          onChange={setCode}
          onComplete={send}
          error={refusal && codeText(t, refusal)}
        />
        <Button type="submit" size="md" loading={isSending}>
          {t('action.continue')}
        </Button>
      </Stack>
    </form>
  )
}
