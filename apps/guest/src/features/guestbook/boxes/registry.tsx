import type { CardType } from '@innkeeper/domain/guestbook/card-types.ts'
import type { ComponentType } from 'react'
import type { BoxProps } from './box-props.ts'
import { CarouselBox } from './carousel-box.tsx'
import { ContentBox } from './content-box.tsx'
import { HeaderBox } from './header-box.tsx'

/** How each kind of box is drawn; a kind that is not here draws nothing. */
const BOXES: Partial<Record<CardType, ComponentType<BoxProps>>> = {
  Header: HeaderBox,
  Carousel: CarouselBox,
  Content: ContentBox,
}

export function BoxView(props: BoxProps) {
  const View = BOXES[props.box.type]
  return View ? <View {...props} /> : null
}

/** Whether this version of the app can draw the box at all. */
export function isDrawable(type: CardType): boolean {
  return type in BOXES
}
