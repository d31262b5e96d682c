import { CallError } from '@innkeeper/api/client.ts'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Box } from '../../page/box.tsx'
import { FormSkeleton } from '../../states/form-skeleton.tsx'
import { LoadError } from '../../states/load-error.tsx'

type Props<Read> = {
  query: Pick<UseQueryResult<Read>, 'data' | 'error' | 'refetch'>
  /** Stands where there is no such thing; without it that is told like any other failure. */
  missing?: ReactNode
  children: (read: Read) => ReactNode
}

/** What was loaded; until then its shape, and what went wrong. */
export function Loaded<Read>({ query: { data, error, refetch }, missing, children }: Props<Read>) {
  if (data !== undefined) return children(data)
  if (!error) return <FormSkeleton />
  const isMissing = error instanceof CallError && error.status === 404
  return <Box flush>{(isMissing && missing) || <LoadError error={error} onRetry={refetch} />}</Box>
}
