import { safeRedirect } from '@innkeeper/domain/auth/redirect.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'

/** Leads who has just signed in to where they wanted to go; what was loaded before belongs to nobody now. */
export function useEnter(redirect: string | undefined): () => void {
  const router = useRouter()
  const queryClient = useQueryClient()
  return () => {
    queryClient.clear()
    router.history.replace(safeRedirect(redirect))
  }
}
