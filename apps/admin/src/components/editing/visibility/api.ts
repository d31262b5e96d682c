import { listTargetGroups, listUnits } from '@innkeeper/api/units.ts'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { call } from '../../../platform/call.ts'
import { useCan } from '../../../platform/session.ts'

/** Target groups and unit categories, of which segments are made. */
export const targetGroupsQuery = queryOptions({
  queryKey: ['targetGroups', 'list'],
  queryFn: () => call(listTargetGroups, {}),
})

/** Units, for those who may know them. */
export function useUnits() {
  const isAllowed = useCan()('units:read')
  const { data } = useQuery({
    queryKey: ['units'],
    queryFn: () => call(listUnits, {}),
    enabled: isAllowed,
  })
  return { isAllowed, units: data?.units ?? [] }
}
