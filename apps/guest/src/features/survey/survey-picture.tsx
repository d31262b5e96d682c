import { createContext, useContext } from 'react'
import { GreetingPicture } from '../../platform/greeting-picture.tsx'
import styles from './survey-picture.module.css'
import { useSurveyPlace } from './survey-place.tsx'

const PictureContext = createContext<string | null>(null)

/** The picture the house chose for this survey; null for its own. */
export const SurveyPictureProvider = PictureContext.Provider

/** It stands behind a number or a sentence and says nothing itself. */
export function SurveyPicture({ sizes, isFirst = false }: { sizes: string; isFirst?: boolean }) {
  const { hotel } = useSurveyPlace()
  const chosen = useContext(PictureContext)
  if (chosen === null) return <GreetingPicture hotel={hotel} sizes={sizes} isFirst={isFirst} />
  return <img className={styles.picture} src={chosen} alt="" decoding="async" />
}
