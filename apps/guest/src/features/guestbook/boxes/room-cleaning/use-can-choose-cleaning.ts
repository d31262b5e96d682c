import { useProperty } from '../../../../platform/property-picture.tsx'
import { useStay } from '../../../../platform/stay.tsx'

/** Whether there is a stay whose cleaning can be chosen here; in a preview there is a sample of one. */
export function useCanChooseCleaning(): boolean {
  const { status } = useStay()
  const { modules } = useProperty()
  return modules.includes('roomCleaning') && ['pending', 'known', 'sample'].includes(status)
}
