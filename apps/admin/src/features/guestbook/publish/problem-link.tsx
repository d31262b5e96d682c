import type { PublishProblem } from '@innkeeper/domain/guestbook/publish-checks/problem.ts'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import classes from './problems.module.css'

type Props = { problem: PublishProblem; onGo: () => void; label?: string | undefined; children: ReactNode }

/** The way to the field in which a problem is mended. */
export function ProblemLink({ problem, onGo, label, children }: Props) {
  const { cardId, field, language, variant, tab } = problem
  const shared = { className: classes.link, onClick: onGo, 'aria-label': label }
  if (cardId !== null) {
    const search = { field, ...(language !== null && { language }), ...(variant !== null && { variant }) }
    return (
      <Link to="/guestbook/cards/$cardId" params={{ cardId }} search={search as never} {...shared}>
        {children}
      </Link>
    )
  }
  return field === 'brand' ? (
    <Link to="/settings/property" search={{ field } as never} {...shared}>
      {children}
    </Link>
  ) : (
    <Link to="/guestbook/tab-bar" search={{ tab: tab?.id } as never} {...shared}>
      {children}
    </Link>
  )
}
