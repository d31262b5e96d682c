import { Button, CopyButton, Group, TextInput } from '@mantine/core'
import { IconCheck, IconCopy } from '@tabler/icons-react'
import { useT } from '../../platform/texts.ts'

type Props = { label: string; hint: string; value: string }

/** Something to enter elsewhere. */
export function CopyField({ label, hint, value }: Props) {
  const t = useT()
  return (
    <Group align="flex-end" gap="xs" wrap="nowrap">
      <TextInput
        flex={1}
        readOnly
        label={label}
        description={hint}
        value={value}
        onFocus={(event) => event.currentTarget.select()}
      />
      <CopyButton value={value}>
        {({ copied, copy }) => (
          <Button
            variant="default"
            onClick={copy}
            leftSection={copied ? <IconCheck size={16} /> : <IconCopy size={16} stroke={1.6} />}
          >
            {copied ? t('action.copied') : t('action.copy')}
          </Button>
        )}
      </CopyButton>
    </Group>
  )
}
