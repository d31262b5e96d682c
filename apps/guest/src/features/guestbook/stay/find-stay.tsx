import type { GuestTranslate } from '@innkeeper/i18n/catalogue-types.ts'
import { Card } from '@innkeeper/ui/card.tsx'
import { useTexts } from '@innkeeper/ui/texts.tsx'
import { BoxIcon } from '../../../platform/box-icon.tsx'
import { boxHref } from '../address.ts'
import { BoxWords } from '../boxes/box-words.tsx'
import styles from './find-stay.module.css'

/** The address of the words that tell a stranger where the room pass is, where a box has its id. */
export const FIND_STAY_ID = 'find-stay'

/** For whoever came without a booking's link, by a code on the wall, or with one that opens no stay. */
export function FindStay({ isUnknown }: { isUnknown: boolean }) {
  const t = useTexts<GuestTranslate>()
  return (
    <Card className={styles.card}>
      <span className={styles.key}>
        <BoxIcon name="key" size={26} />
      </span>
      <div>
        <BoxWords
          content={{ title: t('stay.find'), subtitle: t(isUnknown ? 'stay.unknown' : 'stay.findLine') }}
          href={boxHref(FIND_STAY_ID)}
        />
      </div>
    </Card>
  )
}
