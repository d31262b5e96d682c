import type { Box } from '@innkeeper/api/guestbook.ts'
import { arrange, type Block, type Shape, type Wish } from '@innkeeper/domain/guestbook/arrange.ts'
import { forNowAt, orderForNow } from '@innkeeper/domain/guestbook/for-now.ts'
import type { LocalTime } from '@innkeeper/domain/time.ts'
import { BOX_KINDS } from '../boxes/box-kinds.tsx'
import { timedOf } from './timed-of.ts'

/** Boxes under one heading; those before the first heading have none. */
export type Section = { id: string; title: string | null; note: string; boxes: Box[] }
export type ShownSection = Section & { blocks: Block<Box>[] }

/**
 * A box with a section's title opens it. Sections are made of all boxes, also of those closed now, so that a title
 * stays when the box that carries it is closed; a section without any open box goes.
 */
export function sectionsOf(all: readonly Box[], open: readonly Box[]): Section[] {
  const shown = new Set(open)
  const sections: Section[] = [{ id: 'section-0', title: null, note: '', boxes: [] }]
  for (const box of all) {
    const { section } = box.content
    if (section?.title)
      sections.push({ id: `section-${sections.length}`, title: section.title, note: section.note, boxes: [] })
    if (shown.has(box)) sections.at(-1)?.boxes.push(box)
  }
  return sections.filter(({ boxes }) => boxes.length > 0).map(untitledWhileSealed)
}

/** Above places that are only kept for what the booking brings there is nothing to name yet. */
function untitledWhileSealed(section: Section): Section {
  return section.boxes.every(({ isSealed }) => isSealed) ? { ...section, title: null } : section
}

/** Sections as they are drawn: what is for now first, what is over last, in shapes that alternate. */
export function arrangeSections(sections: readonly Section[], local: LocalTime): ShownSection[] {
  let last: Shape | undefined
  const shown: ShownSection[] = []
  for (const section of sections) {
    const boxes = orderForNow(section.boxes, (box) => forNowAt(timedOf(box), local))
    const blocks = arrange(boxes, wishOf, last)
    last = blocks.at(-1)?.shape
    shown.push({ ...section, boxes, blocks })
  }
  return shown
}

/** By its kind, and where that is a card, by the layout staff chose and the picture there is. */
function wishOf({ type, styles, pictures, isSealed }: Box): Wish {
  const stands = isSealed ? 'alone' : BOX_KINDS[type]?.stands
  if (stands === 'tile') return 'tile'
  if (stands !== 'card' || styles.layout === 'brand') return 'own'
  if (styles.backgroundPicture) return 'picture'
  if (styles.layout === 'small') return 'small'
  return styles.layout === 'picture' && pictures.length > 0 ? 'picture' : 'line'
}
