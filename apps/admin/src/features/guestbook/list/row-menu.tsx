import type { StaffCard } from '@innkeeper/api/guestbook.ts'
import { cardDisplayName } from '@innkeeper/domain/guestbook/display-name.ts'
import { Menu } from '@mantine/core'
import {
  IconArrowBarToRight,
  IconArrowDown,
  IconArrowLeft,
  IconArrowUp,
  IconCopy,
  IconEye,
  IconEyeOff,
  IconRestore,
  IconTrash,
} from '@tabler/icons-react'
import { useDefaultLanguage } from '../../../components/editing/languages/use-content-languages.ts'
import { useT } from '../../../platform/texts.ts'
import type { CardList } from '../card-list-changes.ts'
import classes from './card-list.module.css'
import { holdersFor } from './move-steps.ts'
import type { AskedMenu } from './row-context.ts'
import type { CardActs } from './use-card-acts.ts'
import type { CardMoves } from './use-card-moves.ts'
import { placedCards } from './use-move-card.ts'

type Props = {
  asked: AskedMenu | null
  list: CardList
  moves: CardMoves
  acts: CardActs
  onClose: () => void
}

const ICON = { size: 16, stroke: 1.6 }

/** Everything one can do with a card without opening it, every move among it. */
export function RowMenu({ asked, list, moves, acts, onClose }: Props) {
  const row = list.cards.find(({ card }) => card.id === asked?.cardId)
  if (!asked || !row) return null
  const { right, bottom } = asked.button.getBoundingClientRect()
  const close = () => {
    onClose()
    asked.button.focus()
  }
  return (
    <Menu opened onClose={close} position="bottom-end" shadow="md" width={240} trapFocus>
      <Menu.Target>
        <button
          type="button"
          aria-hidden
          tabIndex={-1}
          className={classes.anchor}
          style={{ left: right, top: bottom }}
        />
      </Menu.Target>
      <Menu.Dropdown>
        <Items row={row} list={list} moves={moves} acts={acts} />
      </Menu.Dropdown>
    </Menu>
  )
}

function Items({
  row,
  list,
  moves,
  acts,
}: {
  row: StaffCard
  list: CardList
  moves: CardMoves
  acts: CardActs
}) {
  const t = useT()
  const { index } = useDefaultLanguage()
  const { card } = row
  if (row.deletedAt !== null) {
    return (
      <Menu.Item leftSection={<IconRestore {...ICON} />} onClick={() => acts.restore(row)}>
        {t('cards.restore')}
      </Menu.Item>
    )
  }
  const holders = holdersFor(placedCards(list), card.id)
  const nameOf = (id: string) => {
    const holder = list.cards.find((one) => one.card.id === id)
    return holder ? cardDisplayName(holder.card, index) : ''
  }
  const HideIcon = card.isHidden ? IconEye : IconEyeOff
  return (
    <>
      <Menu.Item leftSection={<IconCopy {...ICON} />} onClick={() => acts.copy(row)}>
        {t('cards.copy')}
      </Menu.Item>
      <Menu.Item leftSection={<HideIcon {...ICON} />} onClick={() => acts.hide(row, !card.isHidden)}>
        {card.isHidden ? t('cards.show') : t('cards.hide')}
      </Menu.Item>
      <Menu.Divider />
      <Menu.Item leftSection={<IconArrowUp {...ICON} />} onClick={() => moves.step(card.id, -1)}>
        {t('cards.moveUp')}
      </Menu.Item>
      <Menu.Item leftSection={<IconArrowDown {...ICON} />} onClick={() => moves.step(card.id, 1)}>
        {t('cards.moveDown')}
      </Menu.Item>
      {card.parentId !== null && (
        <Menu.Item leftSection={<IconArrowLeft {...ICON} />} onClick={() => moves.out(card.id)}>
          {t('cards.moveOut', { group: nameOf(card.parentId) })}
        </Menu.Item>
      )}
      {holders.map(({ id }) => (
        <Menu.Item
          key={id}
          leftSection={<IconArrowBarToRight {...ICON} />}
          onClick={() => moves.into(card.id, id)}
        >
          {t('cards.moveInto', { group: nameOf(id) })}
        </Menu.Item>
      ))}
      <Menu.Divider />
      <Menu.Item color="red" leftSection={<IconTrash {...ICON} />} onClick={() => acts.remove(row)}>
        {t('action.delete')}
      </Menu.Item>
    </>
  )
}
