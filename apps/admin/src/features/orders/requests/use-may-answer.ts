import { useCan, useSession } from '../../../platform/session.ts'

/** Whether the signed-in member of staff answers requests here, all of them or those of the kitchen. */
export function useMayAnswer(): boolean {
  const may = useCan()
  return useSession().property.modules.includes('products') && may('requests:answer')
}
