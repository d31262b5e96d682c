import type { Box } from '@innkeeper/api/guestbook.ts'
import type { GuestTranslate } from '@innkeeper/i18n/catalogue-types.ts'
import { Button } from '@innkeeper/ui/button.tsx'
import { useTexts } from '@innkeeper/ui/texts.tsx'
import type { ReactNode } from 'react'
import { AskReception } from '../details/ask-reception.tsx'
import { BoxDetails } from '../details/box-details.tsx'
import styles from './cleaning-choice.module.css'
import { CleaningChoice } from './cleaning-choice.tsx'
import { CleaningWindow } from './cleaning-window.tsx'
import { useCanChooseCleaning } from './use-can-choose-cleaning.ts'

const bare = (below: ReactNode) => below

/** What the house offers about tomorrow's cleaning; without a stay reception takes the wish. */
export function RoomCleaningDetails({ box }: { box: Box }) {
  const t = useTexts<GuestTranslate>()
  if (!useCanChooseCleaning())
    return (
      <BoxDetails box={box} lead={<CleaningWindow box={box} />}>
        <AskReception text={t('cleaning.askReception')} />
      </BoxDetails>
    )
  return (
    <BoxDetails box={box}>
      <div className={styles.inSheet}>
        <CleaningChoice
          box={box}
          heading="h3"
          frame={bare}
          titled={bare}
          // While the stay is on its way.
          atFirst={(choice, look) => <Button key={choice} disabled {...look} />}
        />
      </div>
    </BoxDetails>
  )
}
