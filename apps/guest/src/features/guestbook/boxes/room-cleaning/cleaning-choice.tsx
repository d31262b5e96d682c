import type { Box } from '@innkeeper/api/guestbook.ts'
import { cleaningActionOf, offeredChoices } from '@innkeeper/domain/guestbook/cleaning-action.ts'
import type { GuestTranslate } from '@innkeeper/i18n/catalogue-types.ts'
import { useTexts } from '@innkeeper/ui/texts.tsx'
import type { ReactNode } from 'react'
import { useStay } from '../../../../platform/stay.tsx'
import { usePageTime } from '../../clock/page-time.tsx'
import styles from './cleaning-choice.module.css'
import { type DrawChoice, useCleaningPart } from './cleaning-slot.tsx'
import { useCleaningHours } from './use-cleaning-hours.ts'

type CleaningChoiceProps = {
  box: Box
  heading: 'h2' | 'h3'
  /** The hotel's own words with something below them. */
  frame: (below: ReactNode) => ReactNode
  /** Its title alone, where there is nothing to invite to. */
  titled: (below: ReactNode) => ReactNode
  /** Draws a button before any script has loaded. */
  atFirst: DrawChoice
}

/** What the guest of a stay can choose about tomorrow, and what became of it. */
export function CleaningChoice({ box, heading, frame, titled, atFirst }: CleaningChoiceProps) {
  const t = useTexts<GuestTranslate>()
  const { language } = usePageTime()
  const { status } = useStay()
  const Part = useCleaningPart()
  const hours = useCleaningHours(box)
  const { opens: start, closes: end } = hours
  const action = cleaningActionOf(box.options)
  const closed = <p className={styles.closed}>{t(`cleaning.closed.${action}`, { start, end })}</p>
  const offer = (draw: DrawChoice) => (
    <>
      <p className={styles.before}>{t('cleaning.before', { time: end })}</p>
      <div className={styles.buttons}>
        {offeredChoices(box.options).map((choice, index, { length }) => {
          const isMain = index === length - 1
          const own = isMain ? box.content.button?.text : undefined
          return draw(choice, {
            kind: isMain ? 'primary' : 'secondary',
            children: own ?? t(`cleaning.${choice}`),
          })
        })}
      </div>
    </>
  )
  const face = frame(hours.isOpen ? offer(atFirst) : closed)
  // Whose stay it is comes after the first HTML.
  if (!Part || status === 'pending') return face
  return <Part {...{ box, hours, language, heading, face, frame, titled, offer, closed }} />
}
