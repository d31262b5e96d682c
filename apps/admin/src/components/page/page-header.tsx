import type { ReactNode } from 'react'
import classes from './page-header.module.css'
import { PageTitle } from './page-title.tsx'

type Props = { title: string; tab?: string; subtitle?: ReactNode; actions?: ReactNode }

export function PageHeader({ title, tab, subtitle, actions }: Props) {
  return (
    <header className={classes.header}>
      <div className={classes.words}>
        <PageTitle title={title} tab={tab ?? title} />
        {subtitle && <div className={classes.subtitle}>{subtitle}</div>}
      </div>
      {actions && <div className={classes.actions}>{actions}</div>}
    </header>
  )
}
