import type { HandedLink as Handed } from '@innkeeper/api/team.ts'
import { Button, CopyButton, Stack, Text, TextInput } from '@mantine/core'
import { IconCheck, IconCopy, IconLink } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useT } from '../../platform/texts.ts'
import { useMoment } from '../../platform/use-moment.ts'
import { LocalLinkWarning } from '../public-address/local-link-warning.tsx'
import { ErrorAlert } from '../states/error-alert.tsx'

type Props = { label: string; make: () => Promise<Handed> }

/** A link that people hand over themselves, where mail does not leave the installation. Each one made ends the last. */
export function HandedLink({ label, make }: Props) {
  const t = useT()
  const { date } = useMoment()
  const { data, error, isPending, mutate } = useMutation({ mutationFn: make })
  return (
    <Stack gap="sm">
      <Text>{t('handedLink.noMail')}</Text>
      <ErrorAlert error={error} />
      {data ? (
        <>
          <LocalLinkWarning />
          <TextInput
            label={label}
            description={t('handedLink.until', { date: date(data.expiresAt) })}
            value={data.link}
            readOnly
            onFocus={(event) => event.currentTarget.select()}
          />
          <CopyButton value={data.link}>
            {({ copied, copy }) => (
              <Button
                onClick={copy}
                leftSection={copied ? <IconCheck size={16} /> : <IconCopy size={16} stroke={1.7} />}
              >
                {copied ? t('action.copied') : t('handedLink.copy')}
              </Button>
            )}
          </CopyButton>
        </>
      ) : (
        <Button
          onClick={() => isPending || mutate()}
          loading={isPending}
          leftSection={<IconLink size={16} stroke={1.7} />}
          data-autofocus
        >
          {t('handedLink.make')}
        </Button>
      )}
    </Stack>
  )
}
