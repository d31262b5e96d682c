import { type MantineSpacing, Stack } from '@mantine/core'
import type { ReactNode } from 'react'
import { Box } from '../../page/box.tsx'

type Props = { title: string; gap?: MantineSpacing; children: ReactNode }

/** A part of a form: a box with a heading, its fields below each other. */
export function FormSection({ title, gap = 'md', children }: Props) {
  return (
    <Box title={title}>
      <Stack gap={gap}>{children}</Stack>
    </Box>
  )
}
