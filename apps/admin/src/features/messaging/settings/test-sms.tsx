import { CallError } from '@innkeeper/api/client.ts'
import { Button, Group, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import { errorText } from '../../../platform/error-text.ts'
import { failureWords } from '../../../platform/message-failure.ts'
import { useT } from '../../../platform/texts.ts'
import { useSendTestSms } from './api.ts'
import classes from './message-settings.module.css'

/** An SMS to oneself, as the saved settings send it. */
export function TestSms({ isSaved }: { isSaved: boolean }) {
  const t = useT()
  const [phone, setPhone] = useState('')
  const test = useSendTestSms()
  const reason = reasonOf(test.error)
  return (
    <div className={classes.part}>
      <h3 className={classes.heading}>{t('messageSettings.test')}</h3>
      <Group align="flex-end" gap="xs">
        <TextInput
          flex="1 1 220px"
          type="tel"
          autoComplete="tel"
          label={t('messageSettings.testPhone')}
          placeholder="+47 912 34 567"
          value={phone}
          onChange={({ currentTarget: { value } }) => setPhone(value)}
        />
        <Button
          variant="default"
          disabled={!isSaved || phone.trim() === ''}
          loading={test.isPending}
          onClick={() => test.mutate(phone)}
        >
          {t('messageSettings.testSend')}
        </Button>
      </Group>
      <Text c={test.error ? 'red' : 'dimmed'} mt="xs" role="status">
        {!isSaved && t('messageSettings.saveFirst')}
        {isSaved &&
          test.data &&
          t(test.data.isInside ? 'messageSettings.testKept' : 'messageSettings.testSent')}
        {isSaved && test.error && (reason ? t(failureWords(reason)) : errorText(t, test.error))}
      </Text>
    </div>
  )
}

/** What the provider said, in a word of ours. */
function reasonOf(error: unknown): string | null {
  if (!(error instanceof CallError) || error.code !== 'message-settings/refused') return null
  const { reason } = (error.details ?? {}) as { reason?: string }
  return reason ?? null
}
