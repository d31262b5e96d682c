import { Group, Modal } from '@mantine/core'
import type { ReactNode } from 'react'
import { useT } from '../../platform/texts.ts'
import classes from './dialog.module.css'

type Props = {
  title: string
  isOpen: boolean
  onClose: () => void
  size?: 'md' | 'xl'
  children: ReactNode
  /** The way back first, the deed last. */
  buttons: ReactNode
}

export function Dialog({ title, isOpen, onClose, size = 'md', children, buttons }: Props) {
  const t = useT()
  return (
    <Modal.Root
      opened={isOpen}
      onClose={onClose}
      size={size}
      centered
      classNames={{ content: classes.content }}
    >
      <Modal.Overlay backgroundOpacity={0.35} />
      <Modal.Content radius="lg">
        <div className={classes.head}>
          <Modal.Title className={classes.title}>{title}</Modal.Title>
          <Modal.CloseButton aria-label={t('action.close')} />
        </div>
        <Modal.Body className={classes.body}>
          {children}
          <Group justify="flex-end" mt="lg">
            {buttons}
          </Group>
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  )
}
