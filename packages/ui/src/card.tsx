import type { ComponentProps } from 'react'
import styles from './card.module.css'
import { classNames } from './class-names.ts'

type CardProps = ComponentProps<'article'> & { tone?: 'plain' | 'brand' }

export function Card({ tone = 'plain', className, ...rest }: CardProps) {
  return (
    <article className={classNames(styles.card, tone === 'brand' && styles.brand, className)} {...rest} />
  )
}
