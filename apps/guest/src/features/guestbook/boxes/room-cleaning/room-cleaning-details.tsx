import type { Box } from '@innkeeper/api/guestbook.ts'
import type { GuestTranslate } from '@innkeeper/i18n/catalogue-types.ts'
import { useTexts } from '@innkeeper/ui/texts.tsx'
import { AskReception } from '../details/ask-reception.tsx'
import { BoxDetails } from '../details/box-details.tsx'
import { CleaningWindow } from './cleaning-window.tsx'

/** What the house offers about tomorrow's cleaning, and who takes the wish. */
export function RoomCleaningDetails({ box }: { box: Box }) {
  const t = useTexts<GuestTranslate>()
  return (
    <BoxDetails box={box} lead={<CleaningWindow box={box} />}>
      <AskReception text={t('cleaning.askReception')} />
    </BoxDetails>
  )
}
