import { type MantineSpacing, Stack } from '@mantine/core'
import type { ReactNode } from 'react'
import { Box } from '../../page/box.tsx'
import classes from './form-section.module.css'

type Props = {
  title: string
  /** What these fields are for; beside them where there is room. */
  hint?: string
  gap?: MantineSpacing
  children: ReactNode
}

/** A part of a form: a box with a heading, its fields below each other in a column one can read. */
export function FormSection({ title, hint, gap = 'md', children }: Props) {
  return (
    <Box title={title}>
      <div className={classes.section}>
        {hint && <p className={classes.hint}>{hint}</p>}
        <Stack className={classes.fields} gap={gap}>
          {children}
        </Stack>
      </div>
    </Box>
  )
}
