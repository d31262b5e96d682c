import type { GuestTranslate } from '@innkeeper/i18n/catalogue-types.ts'
import { useTexts } from '@innkeeper/ui/texts.tsx'
import { boxHref } from '../../address.ts'
import type { BoxProps } from '../box-props.ts'
import { BoxWords } from '../box-words.tsx'
import { CardFace } from '../card-face.tsx'
// Its script comes later, but an open facility may stand in the first HTML.
import './facilities-details.module.css'
import { OpeningLine } from './opening-line.tsx'

/** Something to go to in the house, and whether it is open now. */
export function FacilitiesBox({ box, isFirst, face }: BoxProps) {
  const t = useTexts<GuestTranslate>()
  const { title, subtitle } = box.content
  const { facilities } = box.options
  return (
    <CardFace box={box} isFirst={isFirst} face={face}>
      <BoxWords
        content={title || subtitle ? box.content : { title: t('hours.title') }}
        href={boxHref(box.id)}
        link={box.options.link}
      />
      {facilities && <OpeningLine week={facilities.week} />}
    </CardFace>
  )
}
