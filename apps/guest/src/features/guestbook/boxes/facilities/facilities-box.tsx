import type { GuestTranslate } from '@innkeeper/i18n/catalogue-types.ts'
import { Card } from '@innkeeper/ui/card.tsx'
import { classNames } from '@innkeeper/ui/class-names.ts'
import { useTexts } from '@innkeeper/ui/texts.tsx'
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs'
import { BoxIcon } from '../../../../platform/box-icon.tsx'
import { PropertyPicture } from '../../../../platform/property-picture.tsx'
import { boxHref } from '../../address.ts'
import { type BoxProps, CARD_PICTURE_SIZES } from '../box-props.ts'
import { BoxWords } from '../box-words.tsx'
import card from '../content/content-box.module.css'
import text from '../text-block.module.css'
import styles from './facilities-box.module.css'
// Its script comes later, but an open facility may stand in the first HTML.
import './facilities-details.module.css'
import { OpeningLine } from './opening-line.tsx'

/** Something to go to in the house, and whether it is open now. */
export function FacilitiesBox({ box, isFirst }: BoxProps) {
  const t = useTexts<GuestTranslate>()
  const { title, subtitle } = box.content
  const { icon, facilities } = box.options
  const picture = box.pictures[0]
  const isWide = box.styles.layout === 'picture' && picture !== undefined
  return (
    <Card className={classNames(card.opens, !isWide && card.side)}>
      {picture && (
        <div className={isWide ? card.photo : card.thumbnail}>
          <PropertyPicture picture={picture} sizes={isWide ? CARD_PICTURE_SIZES : '92px'} isFirst={isFirst} />
        </div>
      )}
      {!picture && icon && (
        <div className={styles.icon}>
          <BoxIcon name={icon} size={28} />
        </div>
      )}
      <div className={classNames(text.block, card.words)}>
        <BoxWords
          content={title || subtitle ? box.content : { title: t('hours.title') }}
          href={boxHref(box.id)}
          titleClass={card.smallTitle}
        />
        {facilities && <OpeningLine week={facilities.week} />}
      </div>
      {!isWide && <IconChevronRight className={card.chevron} size={20} stroke={1.75} aria-hidden="true" />}
    </Card>
  )
}
