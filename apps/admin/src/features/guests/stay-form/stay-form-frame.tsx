import type { KeyboardEvent, ReactNode, Ref } from 'react'
import classes from './stay-form.module.css'

type Props = { label: string; form: Ref<HTMLFormElement>; onSubmit: () => void; children: ReactNode }

/** Fields that Ctrl+Enter sends from anywhere in them; Enter alone sends nothing. */
export function StayFormFrame({ label, form, onSubmit, children }: Props) {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    onSubmit()
  }
  return (
    <form
      ref={form}
      className={classes.form}
      aria-label={label}
      noValidate
      onSubmit={(event) => event.preventDefault()}
      onKeyDown={onKeyDown}
    >
      {children}
    </form>
  )
}
