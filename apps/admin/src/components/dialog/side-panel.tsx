import { Drawer } from '@mantine/core'
import type { ReactNode } from 'react'
import { useT } from '../../platform/texts.ts'
import { onFirstPress } from '../first-press.ts'
import classes from './dialog.module.css'

type Props = {
  title: string
  isOpen: boolean
  onClose: () => void
  size?: number | 'md'
  children: ReactNode
}

/** A dialog along the right edge. Its head is no `header`, which would be a second banner of the page. */
export function SidePanel({ title, isOpen, onClose, size = 'md', children }: Props) {
  const t = useT()
  return (
    <Drawer.Root
      opened={isOpen}
      onClose={onClose}
      closeOnClickOutside={false}
      position="right"
      size={size}
      classNames={{ content: classes.content }}
    >
      <Drawer.Overlay backgroundOpacity={0.35} onClick={onFirstPress(onClose)} />
      <Drawer.Content>
        <div className={classes.panelHead}>
          <Drawer.Title className={classes.title}>{title}</Drawer.Title>
          <Drawer.CloseButton aria-label={t('action.close')} />
        </div>
        <Drawer.Body className={classes.body}>{children}</Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  )
}
