import { ActionIcon, Popover } from '@mantine/core'
import { IconInfoCircle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import classes from './about.module.css'

/** A small button beside a number that opens a few sentences about it. */
export function About({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Popover width={320} position="bottom-start" shadow="md" withinPortal trapFocus returnFocus>
      <Popover.Target>
        <ActionIcon variant="subtle" color="gray" size="sm" className={classes.button} aria-label={label}>
          <IconInfoCircle size={16} stroke={1.6} aria-hidden />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown className={classes.words} maw="calc(100vw - 16px)">
        {children}
      </Popover.Dropdown>
    </Popover>
  )
}
