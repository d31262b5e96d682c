import { ActionIcon, Group } from '@mantine/core'
import { IconArrowDown, IconArrowUp, IconTrash } from '@tabler/icons-react'
import { type KeyboardEvent, useRef } from 'react'

type Props = {
  /** What each button is called for those who hear it. */
  words: { earlier: string; later: string; remove: string }
  place: number
  count: number
  onMove: (by: -1 | 1) => void
  onRemove: () => void
}

/** Earlier, later, away; the arrow keys move the row as well while one of the buttons has the focus. */
export function RowButtons({ words, place, count, onMove, onRemove }: Props) {
  const group = useRef<HTMLDivElement>(null)
  const move = (by: -1 | 1) => {
    if (place + by < 0 || place + by >= count) return
    onMove(by)
    // A row that changes its place loses the focus on the way; a button at the end of its way takes none.
    requestAnimationFrame(() => {
      const buttons = [...(group.current?.querySelectorAll('button') ?? [])]
      const wanted = buttons[by === -1 ? 0 : 1]
      const target = wanted?.disabled ? buttons[by === -1 ? 1 : 0] : wanted
      target?.focus()
    })
  }
  const press = (event: KeyboardEvent) => {
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key] as -1 | 1 | undefined
    if (!by) return
    event.preventDefault()
    move(by)
  }
  return (
    <Group ref={group} gap={2} wrap="nowrap" onKeyDown={press}>
      <ActionIcon disabled={place === 0} onClick={() => move(-1)} aria-label={words.earlier}>
        <IconArrowUp size={16} stroke={1.6} />
      </ActionIcon>
      <ActionIcon disabled={place === count - 1} onClick={() => move(1)} aria-label={words.later}>
        <IconArrowDown size={16} stroke={1.6} />
      </ActionIcon>
      <ActionIcon onClick={onRemove} aria-label={words.remove}>
        <IconTrash size={16} stroke={1.6} />
      </ActionIcon>
    </Group>
  )
}
