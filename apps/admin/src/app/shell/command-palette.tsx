import { SHORTEST_SEARCH } from '@innkeeper/api/search.ts'
import { Combobox, Modal, TextInput, useCombobox } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { onFirstPress } from '../../components/first-press.ts'
import { searchQuery } from '../../features/search/api.ts'
import { useSession } from '../../platform/session.ts'
import { useT } from '../../platform/texts.ts'
import classes from './command-palette.module.css'
import { foundChoices } from './palette/found-choices.ts'
import { PaletteOptions } from './palette/palette-options.tsx'
import { addRecent, readRecent } from './palette/recent-choices.ts'
import { shownChoices } from './palette/shown-choices.ts'
import { useOwnChoices } from './palette/use-own-choices.ts'

export function CommandPalette({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const t = useT()
  const opening = useOpening(isOpen)
  return (
    <Modal.Root
      opened={isOpen}
      onClose={onClose}
      closeOnClickOutside={false}
      centered={false}
      size="lg"
      classNames={{ content: classes.palette }}
    >
      <Modal.Overlay backgroundOpacity={0.35} onClick={onFirstPress(onClose)} />
      <Modal.Content radius="lg" aria-label={t('palette.open')}>
        <PaletteContent key={opening} onClose={onClose} />
      </Modal.Content>
    </Modal.Root>
  )
}

/** Counts openings: each begins anew, also while the one before is still on its way out. */
function useOpening(isOpen: boolean): number {
  const [opening, setOpening] = useState({ isOpen, count: 0 })
  if (opening.isOpen !== isOpen) setOpening({ isOpen, count: opening.count + (isOpen ? 1 : 0) })
  return opening.count
}

function PaletteContent({ onClose }: { onClose: () => void }) {
  const t = useT()
  const { claims } = useSession()
  const owner = { userId: claims.user_id, propertyId: claims.admin }
  // Its list is always there; one that counts as closed would take Enter for opening it.
  const combobox = useCombobox({ opened: true })
  const [text, setText] = useState('')
  const [recent] = useState(() => readRecent(localStorage, owner))
  const wanted = text.trim()
  const own = useOwnChoices()
  const { found, isSearching } = useFound(wanted)
  const groups = shownChoices(wanted, { own, found, recent })
  const isEmpty = groups.length === 0

  // biome-ignore lint/correctness/useExhaustiveDependencies: the first option is selected anew for each result
  useEffect(() => {
    combobox.selectFirstOption()
  }, [wanted, isEmpty])

  const open = (key: string) => {
    onClose()
    const mine = own.find((choice) => choice.key === key)
    if (mine) addRecent(localStorage, owner, key)
    const chosen = mine ?? found.find((choice) => choice.key === key)
    chosen?.open()
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
      <Combobox.Options className={classes.options} tabIndex={0} aria-label={t('palette.open')}>
        <PaletteOptions groups={groups} />
        {isEmpty && (
          <Combobox.Empty>
            {isSearching ? t('palette.searching') : t('palette.empty', { query: wanted })}
          </Combobox.Empty>
        )}
      </Combobox.Options>
    </Combobox>
  )
}

/** What the server finds for it; nothing while too little is typed. */
function useFound(wanted: string) {
  const t = useT()
  const navigate = useNavigate()
  const [search] = useDebouncedValue(wanted, 200)
  const isLong = search.length >= SHORTEST_SEARCH && wanted.length >= SHORTEST_SEARCH
  const { data, isFetching } = useQuery({ ...searchQuery(search), enabled: isLong })
  return {
    found: isLong && data ? foundChoices(data.found, t, navigate) : [],
    isSearching: isLong && (isFetching || search !== wanted),
  }
}
