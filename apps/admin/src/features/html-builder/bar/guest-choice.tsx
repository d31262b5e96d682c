import { listGuests } from '@innkeeper/api/guests/list.ts'
import { SAMPLE_GUEST } from '@innkeeper/domain/guestbook/constants.ts'
import { Button, Menu, Text, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { IconChevronDown, IconEye } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../platform/call.ts'
import { useCan } from '../../../platform/session.ts'
import { useT } from '../../../platform/texts.ts'
import { useEditor, useView } from '../editor/editor-session.ts'
import classes from './editor-bar.module.css'

const fullName = ({ firstName, lastName }: { firstName: string; lastName: string }) =>
  `${firstName} ${lastName}`

/** Whom placeholders speak to: a made-up guest, one of the property's, or on pages somebody without a booking. */
export function GuestChoice() {
  const t = useT()
  const { type, view } = useEditor()
  const guest = useView((now) => now.guest)
  const shown =
    typeof guest === 'object'
      ? t('templates.asGuest', { name: fullName(guest) })
      : t(guest === 'nobody' ? 'templates.asNobody' : 'templates.asSample')
  const isAllowed = useCan()('guests:manage')
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Menu opened={isOpen} onChange={setIsOpen} position="bottom" shadow="md" width={280}>
      <Menu.Target>
        <Button
          className={classes.guest ?? ''}
          variant="default"
          aria-label={shown}
          leftSection={<IconEye size={17} stroke={1.6} aria-hidden />}
          rightSection={<IconChevronDown size={15} aria-hidden />}
        >
          {shown}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item onClick={() => view.set({ guest: 'sample' })}>
          {t('templates.sampleGuest', { name: fullName(SAMPLE_GUEST) })}
        </Menu.Item>
        {/* An e-mail always goes to somebody with a booking. */}
        {type === 'page' && (
          <Menu.Item onClick={() => view.set({ guest: 'nobody' })}>{t('templates.nobody')}</Menu.Item>
        )}
        <Menu.Divider />
        {isAllowed ? (
          isOpen && <Guests />
        ) : (
          <Text c="dimmed" size="sm" px="sm" py={6}>
            {t('preview.sampleOnly')}
          </Text>
        )}
      </Menu.Dropdown>
    </Menu>
  )
}

function Guests() {
  const t = useT()
  const { view } = useEditor()
  const [typed, setTyped] = useState('')
  const [search] = useDebouncedValue(typed, 200)
  const { data } = useQuery({
    queryKey: ['template-guests', search],
    queryFn: () => call(listGuests, { query: search ? { search, view: 'all' } : { view: 'inHouse' } }),
    placeholderData: keepPreviousData,
  })
  const guests = data?.items ?? []
  return (
    <>
      <TextInput
        aria-label={t('templates.searchGuests')}
        placeholder={t('templates.searchGuests')}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        mx="xs"
        mb={6}
      />
      {guests.slice(0, 8).map((one) => (
        <Menu.Item key={one.id} onClick={() => view.set({ guest: one })}>
          {[fullName(one), one.unit].filter(Boolean).join(', ')}
        </Menu.Item>
      ))}
      {data && guests.length === 0 && (
        <Text c="dimmed" size="sm" px="sm" py={6} role="status">
          {search ? t('templates.noGuestFound', { search }) : t('templates.noGuestsInHouse')}
        </Text>
      )}
    </>
  )
}
