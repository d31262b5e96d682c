import { useQuery } from '@tanstack/react-query'
import { isSpent } from '../../platform/error-text.ts'
import { type LinkPurpose, linkStateQuery } from './api.ts'

type Link = {
  /** `waiting` until the server has said it; `error` says why it cannot. */
  state: 'waiting' | 'open' | 'used' | 'ended'
  error: unknown
  retry: () => void
}

/** Whether the link of a mail still opens, asked before anything is typed. */
export function useLinkState(token: string, purpose: LinkPurpose): Link {
  const { data, error, refetch } = useQuery({ ...linkStateQuery(token, purpose), enabled: token !== '' })
  const hasEnded = token === '' || isSpent(error)
  return {
    state: data?.state ?? (hasEnded ? 'ended' : 'waiting'),
    error: hasEnded ? null : error,
    retry: () => void refetch(),
  }
}
