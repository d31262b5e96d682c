import type { GuestTranslate } from '@innkeeper/i18n/catalogue-types.ts'
import { Card } from '@innkeeper/ui/card.tsx'
import { useTexts } from '@innkeeper/ui/texts.tsx'
import { BoxIcon } from '../../../../platform/box-icon.tsx'
import { useStay } from '../../../../platform/stay.tsx'
import { boxHref } from '../../address.ts'
import type { BoxProps } from '../box-props.ts'
import { BoxWords } from '../box-words.tsx'
import styles from './unit-specific-box.module.css'

/** What is for the guest's own room. */
export function UnitSpecificBox({ box }: BoxProps) {
  const t = useTexts<GuestTranslate>()
  const room = useStay().values.roomNumber
  return (
    <Card className={styles.face}>
      <span className={styles.icon} aria-hidden="true">
        <BoxIcon name="key" size={22} />
      </span>
      <div className={styles.words}>
        <p className={styles.eyebrow}>{room ? t('unit.forRoom', { room }) : t('unit.forYou')}</p>
        <BoxWords
          content={box.content}
          href={boxHref(box.id)}
          titleClass={styles.title}
          link={box.options.link}
        />
      </div>
    </Card>
  )
}
