import { PLACEHOLDERS } from '@innkeeper/domain/guestbook/placeholders.ts'
import { ActionIcon, Menu } from '@mantine/core'
import { IconBraces } from '@tabler/icons-react'
import type { RefObject } from 'react'
import { useT } from '../../../platform/texts.ts'

/** A link is no word of a title. */
const OFFERED = PLACEHOLDERS.filter((name) => name !== 'bookingLink')

type Props = { field: RefObject<HTMLInputElement | null>; onInsert: (text: string) => void }

/** Puts a word of the guest's stay where the cursor is. */
export function PlaceholderMenu({ field, onInsert }: Props) {
  const t = useT()
  const insert = (name: string) => {
    const { value = '', selectionStart, selectionEnd } = field.current ?? {}
    const [from, to] = [selectionStart ?? value.length, selectionEnd ?? value.length]
    onInsert(`${value.slice(0, from)}{{${name}}}${value.slice(to)}`)
  }
  return (
    <Menu position="bottom-end" shadow="md">
      <Menu.Target>
        <ActionIcon size={28} aria-label={t('cards.placeholders')} title={t('cards.placeholders')}>
          <IconBraces size={16} stroke={1.6} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {OFFERED.map((name) => (
          <Menu.Item key={name} onClick={() => insert(name)}>
            {t(`cards.placeholder.${name}`)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
