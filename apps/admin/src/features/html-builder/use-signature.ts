import type { StaffTemplate } from '@innkeeper/api/html-builder/templates.ts'
import { useQuery } from '@tanstack/react-query'
import { defaultSignatureQuery, templatesQuery } from './api.ts'

/** The signature of all e-mails; undefined while it is not known, null when there is none. */
export function useSignature(isAsked: boolean): StaffTemplate | null | undefined {
  // A colleague, or another window, may have chosen one meanwhile.
  const { data: id } = useQuery({ ...defaultSignatureQuery, enabled: isAsked, staleTime: 0 })
  const { data: all } = useQuery({ ...templatesQuery('signature'), enabled: isAsked && Boolean(id) })
  if (id === null) return null
  return id === undefined || !all ? undefined : (all.find((one) => one.id === id) ?? null)
}
