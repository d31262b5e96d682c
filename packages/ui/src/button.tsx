import type { ComponentProps, ReactNode } from 'react'
import styles from './button.module.css'
import { classNames } from './class-names.ts'

export type ButtonKind = 'primary' | 'secondary' | 'onBrand'
type Look = { kind?: ButtonKind; isWide?: boolean }

/** The look alone, for what is drawn as a button inside a larger link. */
export function buttonClass({ kind = 'primary', isWide }: Look): string {
  return classNames(styles.button, styles[kind], isWide && styles.wide)
}

export function Button({
  kind,
  isWide,
  className,
  ...rest
}: Look & ComponentProps<'button'> & { children: ReactNode }) {
  return <button type="button" className={classNames(buttonClass(look(kind, isWide)), className)} {...rest} />
}

/** A link that looks like a button. */
export function ButtonLink({
  kind,
  isWide,
  className,
  children,
  ...rest
}: Look & ComponentProps<'a'> & { href: string; children: ReactNode }) {
  return (
    <a className={classNames(buttonClass(look(kind, isWide)), className)} {...rest}>
      {children}
    </a>
  )
}

function look(kind: ButtonKind | undefined, isWide: boolean | undefined): Look {
  return { ...(kind ? { kind } : {}), ...(isWide ? { isWide } : {}) }
}
