import { Card } from '@innkeeper/ui/card.tsx'
import { classNames } from '@innkeeper/ui/class-names.ts'
import type { ReactNode } from 'react'
import { boxHref } from '../../address.ts'
import type { BoxProps } from '../box-props.ts'
import { BoxWords } from '../box-words.tsx'
import { CardFace } from '../card-face.tsx'
import text from '../text-block.module.css'

type ContentBoxProps = BoxProps & {
  /** For a kind that always opens, and maybe by another id. */
  href?: string
  /** What it costs, in words. */
  price?: string | undefined
  /** A small line below the words. */
  note?: ReactNode
}

/** Words with or without a picture, on a card that opens to the whole text. */
export function ContentBox({ box, isFirst, face, href, price, note }: ContentBoxProps) {
  const { body, facts } = box.content
  const opens = href ?? body ?? facts ?? box.options.link ?? box.pictures[1]
  const words = (
    <>
      <BoxWords
        content={box.content}
        href={opens ? (href ?? boxHref(box.id)) : undefined}
        link={box.options.link}
      />
      {price && <p className={text.price}>{price}</p>}
      {note && <p className={text.note}>{note}</p>}
    </>
  )
  if (box.styles.layout === 'brand' && face !== 'side')
    return (
      <Card tone="brand" className={text.onBrand}>
        <div className={classNames(text.block)}>{words}</div>
      </Card>
    )
  return (
    <CardFace box={box} isFirst={isFirst} face={face}>
      {words}
    </CardFace>
  )
}
