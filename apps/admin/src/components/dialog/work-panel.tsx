import { Drawer } from '@mantine/core'
import type { ReactNode } from 'react'
import { useT } from '../../platform/texts.ts'
import { onFirstPress } from '../first-press.ts'
import classes from './work-panel.module.css'

type Props = {
  title: string
  /** One line below the title. */
  note?: ReactNode
  onClose: () => void
  /** The way back and the deed, always in reach. */
  foot?: ReactNode
  /** A dialog stands above it: Escape and the focus are the dialog's. */
  isCovered?: boolean
  children: ReactNode
}

/** A sheet of work beside the page it belongs to; on a phone it is the whole screen. */
export function WorkPanel({ title, note, onClose, foot, isCovered = false, children }: Props) {
  const t = useT()
  return (
    <Drawer.Root
      opened
      onClose={onClose}
      closeOnClickOutside={false}
      closeOnEscape={!isCovered}
      trapFocus={!isCovered}
      position="right"
      size={560}
      classNames={{ inner: classes.inner, content: classes.content }}
    >
      <Drawer.Overlay backgroundOpacity={0.35} onClick={onFirstPress(onClose)} />
      <Drawer.Content>
        <div className={classes.head}>
          <div>
            <Drawer.Title className={classes.title}>{title}</Drawer.Title>
            {note && <div className={classes.note}>{note}</div>}
          </div>
          <Drawer.CloseButton aria-label={t('action.close')} />
        </div>
        <Drawer.Body className={classes.body}>{children}</Drawer.Body>
        {foot && <div className={classes.foot}>{foot}</div>}
      </Drawer.Content>
    </Drawer.Root>
  )
}
