import { Button, Group, Stack } from '@mantine/core'
import type { ComponentProps, ReactNode } from 'react'
import { useT } from '../../../platform/texts.ts'

type Props = Pick<ComponentProps<'form'>, 'onSubmit'> & {
  submitLabel: string
  isSending: boolean
  onClose: () => void
  children: ReactNode
}

/** A form that opens inside a box of the account: its fields, then the way on and the way back. */
export function AccountForm({ onSubmit, submitLabel, isSending, onClose, children }: Props) {
  const t = useT()
  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack gap="md">
        {children}
        <Group gap="xs">
          <Button type="submit" loading={isSending}>
            {submitLabel}
          </Button>
          <Button variant="subtle" color="gray" onClick={onClose}>
            {t('action.cancel')}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
