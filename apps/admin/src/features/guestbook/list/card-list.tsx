import type { CardEditors } from '@innkeeper/api/guestbook/presence.ts'
import type { StaffCard } from '@innkeeper/api/guestbook.ts'
import { VisuallyHidden } from '@mantine/core'
import { Fragment, useEffect, useMemo, useRef, useState } from 'react'
import { moveBetweenRows } from '../../../components/data-list/row-keys.ts'
import { DragList } from '../../../components/drag/drag-list.tsx'
import type { OverRow } from '../../../components/drag/row-at.ts'
import { useT } from '../../../platform/texts.ts'
import type { CardList as Cards } from '../card-list-changes.ts'
import classes from './card-list.module.css'
import { CardRow } from './card-row.tsx'
import { createDropMarks, DropMarksContext } from './drop-marks.ts'
import { type Drop, dropAt } from './drop-position.ts'
import { type AskedMenu, RowProvider } from './row-context.ts'
import { RowMenu } from './row-menu.tsx'
import { SectionHeading } from './section-heading.tsx'
import { useCardActs } from './use-card-acts.ts'
import { useCardMoves } from './use-card-moves.ts'
import { useGrowingCount } from './use-growing-count.ts'
import { useShared } from './use-shared.ts'

/** Held cards begin this far from the left edge of a row. */
const INDENT_PX = 40

type Props = {
  cards: readonly StaffCard[]
  list: Cards
  editors: CardEditors['editors']
  selectedId: string | undefined
  /** A part of the cards is shown: their order is not what one sees. */
  isFiltered: boolean
}

/** The cards in the order guests meet them; carried by pointer, by keys or by each row's menu. */
export function CardList({ cards, list, editors, selectedId, isFiltered }: Props) {
  const t = useT()
  const [marks] = useState(createDropMarks)
  const drop = useRef<Drop | null>(null)
  const { moves, announcement, placed } = useCardMoves()
  const acts = useCardActs()
  const [asked, setAsked] = useState<AskedMenu | null>(null)
  const shared = useShared(list, moves, setAsked)
  const namesByCard = useMemo(() => namesOf(editors), [editors])

  const rows = useRef<HTMLOListElement>(null)
  const drawn = cards.slice(0, useGrowingCount(cards.length))
  const isSelectedDrawn = drawn.some(({ card }) => card.id === selectedId)
  // A card that was added, or opened by its address, may be far down.
  useEffect(() => {
    if (!selectedId || !isSelectedDrawn) return
    rows.current?.querySelector('[data-selected]')?.scrollIntoView({ block: 'nearest' })
  }, [selectedId, isSelectedDrawn])

  const end = () => {
    drop.current = null
    marks.show(null, null)
  }
  const over = (cardId: string, row: OverRow | null) => {
    drop.current =
      row &&
      dropAt(placed(), cardId, { cardId: row.rowId, part: row.part, isOutdented: row.fromLeft < INDENT_PX })
    marks.show(cardId, drop.current?.mark ?? null)
  }

  return (
    <DropMarksContext value={marks}>
      <DragList
        onOver={over}
        onCancel={end}
        onDrop={() => {
          if (drop.current) moves.to(drop.current.move)
          end()
        }}
      >
        <RowProvider value={shared}>
          <ol ref={rows} className={classes.cards} aria-label={t('cards.title')} onKeyDown={moveBetweenRows}>
            {drawn.map((row) => (
              <Fragment key={row.card.id}>
                <SectionHeading staffCard={row} />
                <CardRow
                  staffCard={row}
                  editors={namesByCard.get(row.card.id) ?? ''}
                  isSelected={row.card.id === selectedId}
                  isFixed={isFiltered}
                />
              </Fragment>
            ))}
          </ol>
        </RowProvider>
      </DragList>
      <RowMenu asked={asked} list={list} moves={moves} acts={acts} onClose={() => setAsked(null)} />
      <VisuallyHidden role="status" aria-live="assertive">
        {announcement}
      </VisuallyHidden>
    </DropMarksContext>
  )
}

/** Names as one text each, so that a row is drawn again only when they change. */
function namesOf(editors: CardEditors['editors']): Map<string, string> {
  const names = new Map<string, string>()
  for (const { cardId, name } of editors) {
    const before = names.get(cardId)
    names.set(cardId, before ? `${before}, ${name}` : name)
  }
  return names
}
