import { Button, Stack } from '@mantine/core'
import type { ComponentProps, ReactNode } from 'react'
import { RefusalAlert } from './refusal-alert.tsx'
import type { Refusal } from './sign-in.ts'

type Props = Pick<ComponentProps<'form'>, 'ref' | 'onSubmit'> & {
  refusal: Refusal | null
  submitLabel: string
  isSending: boolean
  /** What to know before anything is typed. */
  before?: ReactNode
  children: ReactNode
  after?: ReactNode
}

/** A form in front of the shell: why it was refused, its fields, one wide button. */
export function EntranceForm({ refusal, submitLabel, isSending, before, children, after, ...form }: Props) {
  return (
    <form {...form} noValidate>
      <Stack gap="md">
        {before}
        <RefusalAlert refusal={refusal} />
        {children}
        <Button type="submit" size="md" loading={isSending}>
          {submitLabel}
        </Button>
        {after}
      </Stack>
    </form>
  )
}
