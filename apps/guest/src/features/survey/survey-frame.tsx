import type { ReactNode } from 'react'
import { useProperty } from '../../platform/property-picture.tsx'
import styles from './survey-frame.module.css'
import { useSurveyPlace, useSurveyTexts } from './survey-place.tsx'

type SurveyFrameProps = {
  /** The choice of languages. */
  languages: ReactNode
  /** How far it is. */
  aside?: ReactNode
  progress?: ReactNode
  children: ReactNode
}

/** What stands around a survey: whose it is, and how far one has come. Nothing here leads away from it. */
export function SurveyFrame({ languages, aside, progress, children }: SurveyFrameProps) {
  return (
    <div className={styles.page}>
      <PreviewNote />
      <header className={styles.bar}>
        <span className={styles.name} dir="auto">
          {useProperty().name}
        </span>
        {languages}
        {aside}
      </header>
      <main className={styles.column}>
        {progress}
        {children}
      </main>
    </div>
  )
}

/** Tells staff that nobody reads what they try out. */
export function PreviewNote() {
  const t = useSurveyTexts()
  const { preview } = useSurveyPlace()
  return preview !== null && <p className={styles.preview}>{t('survey.preview')}</p>
}
