import { useCan, useSession } from '../platform/session.ts'
import { openPages, type PageGroup } from './navigation.ts'

/** The pages of the signed-in member of staff in the active property. */
export function useOpenPages(): PageGroup[] {
  return openPages({ may: useCan(), modules: useSession().property.modules })
}
