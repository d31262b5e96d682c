import { domainOf } from '@innkeeper/domain/messaging/dns-records.ts'
import { Button, Group, Stack, Text, TextInput } from '@mantine/core'
import { IconRefresh } from '@tabler/icons-react'
import { useState } from 'react'
import { useFailureNotice } from '../../../platform/failure-notice.ts'
import { useT } from '../../../platform/texts.ts'
import { useCheckDns, useMakeDkimKey } from './api.ts'
import { DnsRecords } from './dns-records.tsx'
import classes from './message-settings.module.css'
import type { MessageSettingsForm } from './use-settings-form.ts'

/** A signature in every e-mail, and the DNS records by which receivers check it. */
export function SigningFields({ form }: { form: MessageSettingsForm }) {
  const t = useT()
  const { base, draft } = form
  const { dkim } = draft.settings.email
  const [domain, setDomain] = useState(dkim?.domain ?? domainOf(base.mail.from))
  const makeKey = useMakeDkimKey()
  const check = useCheckDns()
  const fail = useFailureNotice()
  const make = () =>
    makeKey.mutate({ revision: base.revision, domain }, { onSuccess: () => check.mutate(), onError: fail })
  return (
    <div className={classes.part}>
      <h3 className={classes.heading}>{t('messageSettings.signing')}</h3>
      <Stack gap="md">
        <Text c="dimmed">{t('messageSettings.signingText')}</Text>
        {dkim ? (
          <Group justify="space-between" gap="xs">
            <Text>{t('messageSettings.signed', dkim)}</Text>
            <Button variant="default" onClick={() => form.setPart('email', { dkim: null })}>
              {t('messageSettings.stopSigning')}
            </Button>
          </Group>
        ) : (
          <Group align="flex-end" gap="xs">
            <TextInput
              flex="1 1 220px"
              label={t('messageSettings.domain')}
              value={domain}
              spellCheck={false}
              onChange={({ currentTarget: { value } }) => setDomain(value)}
            />
            <Button variant="default" disabled={form.isDirty} loading={makeKey.isPending} onClick={make}>
              {t('messageSettings.makeKey')}
            </Button>
          </Group>
        )}
        {form.isDirty && !dkim && <Text c="dimmed">{t('messageSettings.saveFirst')}</Text>}
        {domain !== '' && domain.toLowerCase() !== domainOf(base.mail.from) && (
          <Text c="dimmed">{t('messageSettings.otherDomain', { domain: domainOf(base.mail.from) })}</Text>
        )}
        <Group>
          <Button
            variant="default"
            leftSection={<IconRefresh size={16} stroke={1.7} />}
            loading={check.isPending}
            onClick={() => check.mutate(undefined, { onError: fail })}
          >
            {t('messageSettings.checkDns')}
          </Button>
        </Group>
        {check.data && <DnsRecords records={check.data.records} />}
      </Stack>
    </div>
  )
}
