import { useDebouncedCallback } from '@mantine/hooks'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import type { CardsSearch } from './cards-search.ts'

/** Typing rests this long before the address follows it. */
const REST_MS = 250

/** Words and filter of the list of cards: shown at once, kept in the address. */
export function useCardFilter() {
  const { find = '', show = 'all' } = useSearch({ strict: false }) as CardsSearch
  const navigate = useNavigate()
  const [text, setText] = useState(find)
  const change = (next: CardsSearch) =>
    void navigate({
      to: '.',
      search: ((before: CardsSearch) => ({ ...before, ...next })) as never,
      replace: true,
    })
  const changeSoon = useDebouncedCallback((words: string) => change({ find: words || undefined }), REST_MS)
  // A saved view changes the address from outside.
  useEffect(() => setText(find), [find])
  return {
    search: text,
    filter: show,
    setSearch(words: string) {
      setText(words)
      changeSoon(words)
    },
    setFilter: (wanted: typeof show) => change({ show: wanted === 'all' ? undefined : wanted }),
  }
}
