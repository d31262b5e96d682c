import { useMediaQuery } from '@mantine/hooks'
import { type ReactNode, useState } from 'react'
import { PageTitle } from '../../components/page/page-title.tsx'
import { useT } from '../../platform/texts.ts'
import { GuestbookPreview } from './guestbook-preview.tsx'
import classes from './set-up.module.css'
import type { SetUpDraft } from './set-up-draft.ts'

/** Beside the form there is room for a phone from here on. */
const WIDE = '(min-width: 741px)'

type Props = {
  title: string
  lead: string
  draft: SetUpDraft
  /** From the sending on, what is typed has become a property. */
  isSent: boolean
  children: ReactNode
}

/** The form with the guestbook taking shape beside it; on a phone it folds away and loads when it is looked at. */
export function SetUpFrame({ title, lead, draft, isSent, children }: Props) {
  const t = useT()
  const isWide = useMediaQuery(WIDE, true, { getInitialValueInEffect: false })
  const [isPeeking, setPeeking] = useState(false)
  const preview = <GuestbookPreview draft={draft} isStill={isSent} />
  return (
    <div className={classes.page}>
      <main className={classes.main}>
        <span className={classes.product}>Innkeeper</span>
        <div>
          <PageTitle title={title} />
          <p className={classes.lead}>{lead}</p>
        </div>
        {children}
        {!isWide && (
          <details className={classes.fold} onToggle={(event) => setPeeking(event.currentTarget.open)}>
            <summary>{t('setUp.preview.title')}</summary>
            {isPeeking && preview}
          </details>
        )}
      </main>
      {isWide && <aside className={classes.beside}>{preview}</aside>}
    </div>
  )
}
