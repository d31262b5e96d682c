import { ButtonLink } from '@innkeeper/ui/button.tsx'
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs'
import type { ReactNode } from 'react'
import { useProperty } from '../../../platform/property-picture.tsx'
import { ResultFrame } from '../../../platform/result-frame.tsx'
import { guestbookPath } from '../api.ts'
import { PreviewNote } from '../survey-frame.tsx'
import { SurveyPicture } from '../survey-picture.tsx'
import { useSurveyTexts } from '../survey-place.tsx'
import styles from './endings.module.css'

type EndingProps = {
  badge?: string
  /** It is not where it should be yet. */
  isWaiting?: boolean
  title: string
  text: string
  /** What else there is to do, below the text. */
  children?: ReactNode
  /** Quiet ways on below the button. */
  more?: ReactNode
}

/** How it ends: a sentence on the picture, what follows from it, and the way to the guestbook. */
export function Ending({ badge, isWaiting = false, title, text, children, more }: EndingProps) {
  const t = useSurveyTexts()
  const property = useProperty()
  const Icon = isWaiting ? IconClock : IconCheck
  return (
    <>
      <PreviewNote />
      <ResultFrame
        property={property}
        // Without a connection no picture would come.
        picture={!isWaiting && <SurveyPicture sizes="(min-width: 960px) 62vw, 100vw" isFirst />}
        badge={
          badge && (
            <>
              <Icon size={14} stroke={3} aria-hidden="true" />
              {badge}
            </>
          )
        }
        title={title}
      >
        <p className={styles.text} dir="auto">
          {text}
        </p>
        {children}
        <div className={styles.actions}>
          <ButtonLink isWide kind="secondary" href={guestbookPath(property.propertyId)}>
            {t('action.toGuestbook')}
          </ButtonLink>
          {more}
        </div>
      </ResultFrame>
    </>
  )
}
