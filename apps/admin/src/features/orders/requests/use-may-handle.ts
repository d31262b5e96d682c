import { useCan, useSession } from '../../../platform/session.ts'

/** Whether the signed-in member of staff handles all requests of the house, guests and money among them. */
export function useMayHandle(): boolean {
  const may = useCan()
  return useSession().property.modules.includes('products') && may('requests:handle')
}
