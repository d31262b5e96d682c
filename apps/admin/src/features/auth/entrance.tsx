import type { ReactNode } from 'react'
import { PageTitle } from '../../components/page/page-title.tsx'
import { useT } from '../../platform/texts.ts'
import classes from './entrance.module.css'

type Props = {
  title: string
  /** What the browser tab says, where it should be shorter. */
  tab?: string
  lead?: ReactNode
  children?: ReactNode
  /** Ways to somewhere else. */
  foot?: ReactNode
}

/** The look of every page in front of the shell: signing in, a new password, an invitation. */
export function Entrance({ title, tab = title, lead, children, foot }: Props) {
  const t = useT()
  return (
    <div className={classes.page}>
      <aside className={classes.brand} aria-hidden>
        <span className={classes.product}>Innkeeper</span>
        <p className={classes.motto}>{t('signIn.motto')}</p>
        <svg aria-hidden className={classes.hills} viewBox="0 0 600 260" preserveAspectRatio="xMidYMax slice">
          <path d="M0 190 120 92l64 56 96-112 118 134 70-58 132 88v70H0z" opacity=".35" />
          <path d="M0 222 92 164l90 50 112-96 104 92 96-54 106 62v42H0z" opacity=".6" />
        </svg>
      </aside>
      <main className={classes.main}>
        <div className={classes.panel}>
          <PageTitle title={title} tab={tab} />
          {lead && <p className={classes.lead}>{lead}</p>}
          {children}
          {foot && <p className={classes.foot}>{foot}</p>}
        </div>
      </main>
    </div>
  )
}
