import { PROBLEM_FIELDS, type ProblemField } from '@innkeeper/domain/guestbook/publish-checks/problem.ts'
import { useLocation, useSearch } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useAskedLanguage } from '../use-asked-language.ts'

export type AskedField = {
  field: ProblemField
  language: number
  variant: string | null
  /** Another one each time somebody is sent here, also to the same field. */
  visit: string
}

/** The field that the address leads to; null where it leads to the card alone. */
export function useAskedField(): AskedField | null {
  const { field, variant } = useSearch({ strict: false }) as { field?: unknown; variant?: unknown }
  const language = useAskedLanguage()
  const visit = useLocation({ select: ({ state }) => state.__TSR_key ?? '' })
  return useMemo(() => {
    const known = PROBLEM_FIELDS.find((one) => one === field)
    if (!known) return null
    return { field: known, language, variant: typeof variant === 'string' ? variant : null, visit }
  }, [field, language, variant, visit])
}

/** The field, for the section it stands in; null for all others. */
export function useAskedIn(...fields: readonly ProblemField[]): AskedField | null {
  const asked = useAskedField()
  return asked && fields.includes(asked.field) ? asked : null
}
