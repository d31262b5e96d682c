import { useRouter } from '@tanstack/react-router'
import { useCan, useSession } from '../platform/session.ts'
import { openPages, type PageGroup } from './navigation.ts'

/** The pages of the signed-in member of staff in the active property. */
export function useOpenPages(): PageGroup[] {
  const { pages } = useRouter().options.context
  return openPages(pages, { may: useCan(), modules: useSession().property.modules })
}
