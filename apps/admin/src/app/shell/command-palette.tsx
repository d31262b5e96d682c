import { Combobox, Modal, TextInput, useCombobox } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { IconSearch, IconUser } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { closeFromBeside } from '../../components/dialog/close-from-beside.ts'
import { guestSearchQuery } from '../../features/guests/api.ts'
import { useCan } from '../../platform/session.ts'
import { useT } from '../../platform/texts.ts'
import { useOpenPages } from '../use-open-pages.ts'
import classes from './command-palette.module.css'

const GUESTS_SHOWN = 6
const SHORTEST_SEARCH = 2

export function CommandPalette({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const t = useT()
  return (
    <Modal.Root
      opened={isOpen}
      onClose={onClose}
      closeOnClickOutside={false}
      centered={false}
      size="lg"
      classNames={{ content: classes.palette }}
    >
      <Modal.Overlay backgroundOpacity={0.35} onClick={closeFromBeside(onClose)} />
      <Modal.Content radius="lg" aria-label={t('palette.open')}>
        <PaletteContent onClose={onClose} />
      </Modal.Content>
    </Modal.Root>
  )
}

function PaletteContent({ onClose }: { onClose: () => void }) {
  const t = useT()
  const may = useCan()
  const navigate = useNavigate()
  // Its list is always there; one that counts as closed would take Enter for opening it.
  const combobox = useCombobox({ opened: true })
  const [text, setText] = useState('')
  const wanted = text.trim()
  const pages = useOpenPages()
    .flatMap((group) => group.pages)
    .filter((page) => t(page.label).toLowerCase().includes(wanted.toLowerCase()))
  const guests = useFoundGuests(wanted, may('guests:manage'))

  // biome-ignore lint/correctness/useExhaustiveDependencies: the first option is selected anew for each result
  useEffect(() => {
    combobox.selectFirstOption()
  }, [wanted, guests.length])

  const open = (choice: string) => {
    onClose()
    const page = pages.find(({ to }) => to === choice)
    if (page) return navigate({ to: page.to })
    return navigate({ to: '/guests', search: { search: choice } })
  }

  return (
    <Combobox store={combobox} onOptionSubmit={open}>
      <Combobox.EventsTarget>
        <TextInput
          data-autofocus
          size="md"
          variant="unstyled"
          className={classes.input}
          leftSection={<IconSearch size={18} stroke={1.7} />}
          placeholder={t('palette.hint')}
          aria-label={t('palette.open')}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
      </Combobox.EventsTarget>
      <Combobox.Options className={classes.options} aria-label={t('palette.open')}>
        {pages.length > 0 && (
          <Combobox.Group label={t('palette.pages')}>
            {pages.map(({ to, label, icon: PageIcon }) => (
              <Combobox.Option key={to} value={to} className={classes.option}>
                <PageIcon size={18} stroke={1.6} aria-hidden />
                {t(label)}
              </Combobox.Option>
            ))}
          </Combobox.Group>
        )}
        {guests.length > 0 && (
          <Combobox.Group label={t('nav.guests')}>
            {guests.map((guest) => (
              <Combobox.Option key={guest.id} value={guest.bookingNumber} className={classes.option}>
                <IconUser size={18} stroke={1.6} aria-hidden />
                <span className={classes.name}>{`${guest.firstName} ${guest.lastName}`}</span>
                <span className={classes.aside}>{guest.unit ?? guest.bookingNumber}</span>
              </Combobox.Option>
            ))}
          </Combobox.Group>
        )}
        {pages.length + guests.length === 0 && (
          <Combobox.Empty>{t('palette.empty', { query: wanted })}</Combobox.Empty>
        )}
      </Combobox.Options>
    </Combobox>
  )
}

function useFoundGuests(wanted: string, maySearch: boolean) {
  const [search] = useDebouncedValue(wanted, 200)
  const isSearching = maySearch && search.length >= SHORTEST_SEARCH && wanted.length >= SHORTEST_SEARCH
  const { data } = useQuery({ ...guestSearchQuery(search), enabled: isSearching })
  return isSearching ? (data?.items.slice(0, GUESTS_SHOWN) ?? []) : []
}
