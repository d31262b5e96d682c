import { Group, Modal } from '@mantine/core'
import type { ReactNode } from 'react'
import { useIsReauthenticationAsked } from '../../platform/reauthentication.ts'
import { useT } from '../../platform/texts.ts'
import { onFirstPress } from '../first-press.ts'
import classes from './dialog.module.css'

/** Mantine's dialogs stand at 200. */
const ON_TOP = 300

type Props = {
  title: string
  isOpen: boolean
  onClose: () => void
  size?: 'md' | 'xl'
  /** Stands above another dialog, which Escape then leaves alone. */
  isOnTop?: boolean
  /** Holds what is shown only once: a press beside it does not close it. */
  staysOpen?: boolean
  children: ReactNode
  /** The way back first, the deed last. */
  buttons?: ReactNode
}

export function Dialog({
  title,
  isOpen,
  onClose,
  size = 'md',
  isOnTop = false,
  staysOpen = false,
  children,
  buttons,
}: Props) {
  const t = useT()
  const isCovered = useIsReauthenticationAsked() && !isOnTop
  return (
    <Modal.Root
      opened={isOpen}
      onClose={onClose}
      size={size}
      centered
      closeOnEscape={!isCovered}
      closeOnClickOutside={false}
      trapFocus={!isCovered}
      {...(isOnTop ? { zIndex: ON_TOP } : {})}
      classNames={{ content: classes.content }}
    >
      <Modal.Overlay backgroundOpacity={0.35} {...(staysOpen ? {} : { onClick: onFirstPress(onClose) })} />
      <Modal.Content radius="lg">
        <div className={classes.head}>
          <Modal.Title className={classes.title}>{title}</Modal.Title>
          <Modal.CloseButton aria-label={t('action.close')} />
        </div>
        <Modal.Body className={classes.body}>
          {children}
          {buttons && (
            <Group justify="flex-end" mt="lg">
              {buttons}
            </Group>
          )}
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  )
}
