import { type GuestListItem, listGuests } from '@innkeeper/api/guests/list.ts'
import type { PlaceholderValues } from '@innkeeper/domain/guestbook/placeholders.ts'
import { intlLocaleFor } from '@innkeeper/i18n/languages.ts'
import { Button, Menu, Text, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { IconChevronDown, IconEye } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { usePlaceholderNames } from '../../../components/editing/placeholders/use-placeholder-names.ts'
import { call } from '../../../platform/call.ts'
import { useCan } from '../../../platform/session.ts'
import { useT } from '../../../platform/texts.ts'
import { useEditor, useView } from '../editor/editor-session.ts'
import { useLanguageCode } from '../editor/use-language.ts'
import classes from './editor-bar.module.css'

/** Whose names and days placeholders are filled with: a made-up guest, or one of the property's. */
export function GuestChoice() {
  const t = useT()
  const { view } = useEditor()
  const guest = useView((now) => now.guest)
  const { samples } = usePlaceholderNames()
  const sample = `${samples.firstName} ${samples.lastName}`
  const shown = guest ? t('templates.asGuest', { name: guest.name }) : t('templates.asSample')
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
        <Menu.Item onClick={() => view.set({ guest: null })}>
          {t('templates.sampleGuest', { name: sample })}
        </Menu.Item>
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
  const language = useLanguageCode()
  const [typed, setTyped] = useState('')
  const [search] = useDebouncedValue(typed, 200)
  const { data } = useQuery({
    queryKey: ['template-guests', search],
    queryFn: () => call(listGuests, { query: search ? { search, view: 'all' } : { view: 'inHouse' } }),
    placeholderData: keepPreviousData,
  })
  return (
    <>
      <TextInput
        aria-label={t('preview.guest')}
        placeholder={t('preview.guest')}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        mx="xs"
        mb={6}
      />
      {(data?.items ?? []).slice(0, 8).map((one) => (
        <Menu.Item
          key={one.id}
          onClick={() =>
            view.set({
              guest: {
                bookingId: one.id,
                name: `${one.firstName} ${one.lastName}`,
                values: valuesOf(one, language),
              },
            })
          }
        >
          {[`${one.firstName} ${one.lastName}`, one.unit].filter(Boolean).join(', ')}
        </Menu.Item>
      ))}
    </>
  )
}

/** What placeholders say to a guest; days as they are written in the language of the text. */
function valuesOf(
  { firstName, lastName, unit, arrival, departure }: GuestListItem,
  language: string,
): PlaceholderValues {
  const day = new Intl.DateTimeFormat(intlLocaleFor(language), {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  })
  const written = (date: string) => day.format(new Date(`${date.slice(0, 10)}T12:00:00Z`))
  return {
    firstName,
    lastName,
    roomNumber: unit ?? '',
    arrival: written(arrival),
    departure: written(departure),
  }
}
