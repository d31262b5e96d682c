import { HeardText } from '@innkeeper/ui/heard-text.tsx'
import type { ReactNode } from 'react'
import { ChosenCard } from './chosen/chosen-card.tsx'
import { chosenWords } from './chosen/chosen-words.ts'
import { LostNote } from './chosen/lost-note.tsx'
import type { CleaningStateProps } from './cleaning-props.ts'
import styles from './cleaning-state.module.css'
import { useCleaningTexts } from './cleaning-words.ts'

/** The box as things stand. */
export function CleaningState(props: CleaningStateProps) {
  const { view, lost, language, onDismiss } = props
  const t = useCleaningTexts()
  const heard = view.kind === 'chosen' ? Object.values(chosenWords(t, view, language)).join('. ') : ''
  return (
    <div className={styles.state}>
      {/* There from the start: only what changes inside a live region is announced. */}
      <span role="status">
        <HeardText>{heard}</HeardText>
      </span>
      {lost && <LostNote lost={lost} language={language} onDismiss={onDismiss} />}
      <Standing {...props} />
    </div>
  )
}

function Standing(props: CleaningStateProps): ReactNode {
  const { view, hours, face, frame, titled, offer, closed, button } = props
  const t = useCleaningTexts()
  const said = (words: string) => titled(<p className={styles.said}>{words}</p>)
  switch (view.kind) {
    case 'unknown':
      return face
    case 'offer':
      return frame(offer(button))
    case 'closed':
      return frame(closed)
    case 'chosen':
      return <ChosenCard {...props} view={view} />
    case 'early':
      return said(t('cleaning.early', { start: hours.opens, end: hours.closes }))
    case 'departs':
      return said(t('cleaning.departs'))
    case 'forced':
      return said(t('cleaning.forced', { nights: view.nights ?? 1 }))
    case 'over':
      return said(t('cleaning.over'))
  }
}
