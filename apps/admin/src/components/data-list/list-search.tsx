import { CloseButton, TextInput } from '@mantine/core'
import { useDebouncedCallback, useHotkeys } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useT } from '../../platform/texts.ts'
import classes from './data-list.module.css'

/** Typing rests this long before the server is asked. */
const REST_MS = 250

type Props = { label: string; value: string; onSearch: (search: string) => void }

/** Shows every letter at once and searches when typing rests; `/` goes here, the arrow down to the first row. */
export function ListSearch({ label, value, onSearch }: Props) {
  const t = useT()
  const input = useRef<HTMLInputElement>(null)
  const [text, setText] = useState(value)
  const searchSoon = useDebouncedCallback(onSearch, REST_MS)
  useHotkeys([['/', () => input.current?.focus()]])

  // Back, forward and "clear filters" change the address from outside.
  const isTyping = document.activeElement === input.current
  useEffect(() => {
    if (!isTyping) setText(value)
  }, [value, isTyping])

  const change = (next: string) => {
    setText(next)
    searchSoon(next)
  }
  const handleKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && text) change('')
    if (event.key === 'ArrowDown') {
      event.preventDefault()
      document.querySelector<HTMLElement>('[data-row-target]')?.focus()
    }
  }
  return (
    <TextInput
      ref={input}
      className={classes.search}
      type="search"
      aria-label={label}
      placeholder={label}
      leftSection={<IconSearch size={16} stroke={1.7} />}
      rightSection={
        text && <CloseButton size="sm" aria-label={t('list.clearSearch')} onClick={() => change('')} />
      }
      value={text}
      maxLength={100}
      onChange={(event) => change(event.currentTarget.value)}
      onKeyDown={handleKey}
    />
  )
}
