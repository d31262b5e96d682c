import { useCan, useSession } from '../../../platform/session.ts'

/** Whether the signed-in member of staff answers requests here, and the house takes any. */
export function useMayHandle(): boolean {
  const may = useCan()
  return useSession().property.modules.includes('products') && may('requests:handle')
}
