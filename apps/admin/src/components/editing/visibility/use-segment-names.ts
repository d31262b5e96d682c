import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { targetGroupsQuery, useUnits } from './api.ts'
import type { SegmentNames } from './visibility-sentence.ts'

/** Groups, categories and units of the property by id. */
export function useSegmentNames(): SegmentNames {
  const { data } = useQuery(targetGroupsQuery)
  const { units } = useUnits()
  return useMemo(
    () => ({
      targetGroups: new Map((data?.groups ?? []).map(({ id, name }) => [id, name])),
      unitCategories: new Map((data?.categories ?? []).map(({ id, name }) => [id, name])),
      units: new Map(units.map(({ id, code }) => [id, code])),
    }),
    [data, units],
  )
}
