import { Button, type ButtonProps } from '@mantine/core'
import type { ReactNode } from 'react'
import { useT } from '../../platform/texts.ts'
import { firstPressAlone, onFirstPress } from '../first-press.ts'

export type DialogAction = Pick<ButtonProps, 'color'> & {
  label: string
  isPending?: boolean | undefined
  isDisabled?: boolean
  /** Left out where the button sends the form of this id. */
  onClick?: () => void
  form?: string
}

type Props = {
  action: DialogAction
  onCancel: () => void
  /** Which of the two has the focus when the dialog opens; a field of the dialog where left out. */
  focus?: 'cancel' | 'action'
  /** Stands apart from the two, at the other end. */
  aside?: ReactNode
}

/** The way back first, the action last. */
export function DialogButtons({ action, onCancel, focus, aside }: Props) {
  const t = useT()
  const { label, isPending = false, isDisabled = false, onClick, form, ...look } = action
  const sends =
    form === undefined
      ? { onClick: onClick && onFirstPress(onClick) }
      : { type: 'submit' as const, form, onClick: firstPressAlone }
  return (
    <>
      {aside}
      <Button variant="default" onClick={onCancel} data-autofocus={focus === 'cancel' || undefined}>
        {t('action.cancel')}
      </Button>
      <Button
        {...look}
        {...sends}
        loading={isPending}
        disabled={isDisabled}
        data-autofocus={focus === 'action' || undefined}
      >
        {label}
      </Button>
    </>
  )
}
