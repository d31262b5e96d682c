import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { sessionQuery } from '../../platform/session.ts'
import { setTabTitle } from '../../platform/tab-title.ts'

const PRODUCT = 'Innkeeper'

/** "Guests, Fjellheim, Innkeeper": what differs stands first, where a narrow tab still shows it. */
export function useDocumentTitle(title: string): void {
  const property = useQueryClient().getQueryData(sessionQuery.queryKey)?.property.name
  useEffect(() => {
    setTabTitle([title, property, PRODUCT].filter(Boolean).join(' · '))
  }, [title, property])
}
