import { CARD_KINDS } from '@innkeeper/domain/guestbook/card-types.ts'
import type { GuestbookFile } from '@innkeeper/domain/guestbook/guestbook-file.ts'
import { type Counts, partKey } from '@innkeeper/domain/statistics/counts.ts'
import type { DemoTrackingTotal } from '../statistics-plan.ts'
import { about, diceOf, shareOut } from './share-out.ts'

/** A box with how many of those who see the page see it, and of those open it. */
export type DemoBox = { id: string; seen: number; opened: number; hasLinks: boolean; hasDocuments: boolean }

type FileCard = GuestbookFile['cards'][number]

/** Guests who agree to be counted by what they open, of a hundred. */
const AGREED = 46
/** Boxes that one of them sees on a page, and opens of ten seen. */
const [SEEN_PER_VISIT, OPENED_OF_SEEN] = [5, 0.16]

/** The boxes of a guestbook; the higher one stands, the more see it. */
export function boxesOf(propertyId: string, cards: readonly FileCard[]): DemoBox[] {
  const boxes = cards.filter(({ type }) => {
    const { isHeader, isLink, holds } = CARD_KINDS[type]
    return !isHeader && !isLink && holds === 'nothing'
  })
  return boxes.map(({ id, type }, place) => {
    const dice = diceOf(propertyId, 'box', id)
    return {
      id,
      seen: Math.round((1000 / (4 + place)) * (dice.between(80, 120) / 100)),
      opened: dice.between(4, type === 'Voucher' || type === 'Product' ? 30 : 18),
      hasLinks: dice.between(0, 9) < 4,
      hasDocuments: dice.between(0, 9) < 2,
    }
  })
}

export type DayOfBoxes = Record<'seen' | 'opened' | 'links' | 'documents' | 'asked', Record<string, number>>

/** What became of each box on a day: opened by fewer than saw it, and followed by fewer than opened it. */
export function dayOfBoxes(
  propertyId: string,
  date: string,
  visits: number,
  boxes: readonly DemoBox[],
): DayOfBoxes {
  const dice = diceOf(propertyId, 'boxes', date)
  const weights = (of: (box: DemoBox) => number) => Object.fromEntries(boxes.map((box) => [box.id, of(box)]))
  const total = about((visits * AGREED * SEEN_PER_VISIT) / 100, dice)
  const seen = shareOut(
    total,
    weights((box) => box.seen),
    dice,
  )
  const wished = shareOut(
    about(total * OPENED_OF_SEEN, dice),
    weights((box) => box.seen * box.opened),
    dice,
  )
  const opened = atMost(wished, seen)
  const part = (share: number, has: (box: DemoBox) => boolean) =>
    Object.fromEntries(
      boxes
        .filter(has)
        .map(({ id }) => [id, Math.min(about((opened[id] ?? 0) * share, dice), opened[id] ?? 0)] as const)
        .filter(([, count]) => count > 0),
    )
  return {
    ...{
      seen,
      opened,
      links: part(0.3, (box) => box.hasLinks),
      documents: part(0.4, (box) => box.hasDocuments),
    },
    asked: shareOut(
      about(visits * 0.03, dice),
      weights((box) => box.seen),
      dice,
    ),
  }
}

function atMost(wished: Record<string, number>, seen: Record<string, number>): Record<string, number> {
  const rows = Object.entries(wished).map(([id, count]) => [id, Math.min(count, seen[id] ?? 0)] as const)
  return Object.fromEntries(rows.filter(([, count]) => count > 0))
}

/** All of it, or what the house counts without asking anybody. */
export function countsOfBoxes(day: DayOfBoxes, keys: readonly (keyof DayOfBoxes)[]): Counts {
  const counts: Record<string, number> = {}
  for (const key of keys) {
    for (const [box, count] of Object.entries(day[key])) {
      counts[key] = (counts[key] ?? 0) + count
      counts[partKey(key, 'box', box)] = count
    }
  }
  return counts
}

const EVENTS = {
  seen: 'BOX_SEEN',
  opened: 'BOX_OPENED',
  links: 'LINK_FOLLOWED',
  documents: 'DOCUMENT_OPENED',
} as const

/** The same as it lies where it was counted as it came. */
export function totalsOfBoxes(propertyId: string, date: string, day: DayOfBoxes): DemoTrackingTotal[] {
  return Object.entries(EVENTS).flatMap(([key, event]) =>
    Object.entries(day[key as keyof typeof EVENTS]).map(([box, count]) => ({
      ...{ day: date, event, urlPath: `/guestbook/${propertyId}/:guestid/${box}`, count },
    })),
  )
}
