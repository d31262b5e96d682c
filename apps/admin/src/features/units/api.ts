import type { BodyOf } from '@innkeeper/api/endpoint.ts'
import {
  changeTargetGroup,
  changeUnit,
  changeUnitCategory,
  countTargetGroup,
  createTargetGroup,
  createUnit,
  createUnitCategory,
  deleteTargetGroup,
  deleteUnit,
  deleteUnitCategory,
  exportUnits,
  getQrSheet,
  type ImportReport,
  importUnits,
  listTargetGroups,
  listUnits,
  type QrSheetLayout,
  renewUnitLink,
  saveUnitAccess,
} from '@innkeeper/api/units.ts'
import type { Spreadsheet } from '@innkeeper/domain/properties/spreadsheet.ts'
import type { Access } from '@innkeeper/domain/units/access.ts'
import type { TargetGroup, TargetGroupCriteria } from '@innkeeper/domain/units/schema.ts'
import { keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query'
import { call } from '../../platform/call.ts'
import { download } from '../../platform/download.ts'
import type { LiveUpdates } from '../../platform/live.tsx'
import { useListChange } from '../../platform/use-list-change.ts'

const keys = { units: ['units'] as const, groups: ['targetGroups'] as const }

export const unitsQuery = queryOptions({ queryKey: keys.units, queryFn: () => call(listUnits, {}) })
export const targetGroupsQuery = queryOptions({
  queryKey: [...keys.groups, 'list'],
  queryFn: () => call(listTargetGroups, {}),
})

/** How many bookings a group would have that is still being written. */
export function countQuery(criteria: TargetGroupCriteria) {
  return queryOptions({
    queryKey: [...keys.groups, 'count', criteria],
    queryFn: () => call(countTargetGroup, { body: criteria }),
    placeholderData: keepPreviousData,
  })
}

function useUnitsChange<V, A>(change: (variables: V) => Promise<A>) {
  return useListChange(change, [keys.units, keys.groups])
}

type UnitBody = { code: string; categoryId: string; floor?: number | null; access?: Access }

export function useCreateUnit() {
  return useUnitsChange((body: UnitBody) => call(createUnit, { body }))
}

export function useChangeUnit(unitId: string) {
  return useUnitsChange((body: UnitBody & { revision: number }) =>
    call(changeUnit, { params: { unitId }, body }),
  )
}

export function useRenewLink(unitId: string) {
  return useUnitsChange((_: undefined) => call(renewUnitLink, { params: { unitId } }))
}

export function useDeleteUnit(unitId: string) {
  return useUnitsChange((_: undefined) => call(deleteUnit, { params: { unitId } }))
}

export function useCreateCategory() {
  return useUnitsChange((name: string) => call(createUnitCategory, { body: { name } }))
}

export function useRenameCategory(categoryId: string) {
  return useUnitsChange((name: string) =>
    call(changeUnitCategory, { params: { categoryId }, body: { name } }),
  )
}

export function useDeleteCategory(categoryId: string) {
  return useUnitsChange((_: undefined) => call(deleteUnitCategory, { params: { categoryId } }))
}

export type ImportRequest = { text: string; createsCategories: boolean; categoryId: string | null }

/** What an import would do, asked again whenever the text rests. */
export function importPreviewQuery(request: ImportRequest) {
  return queryOptions({
    queryKey: [...keys.units, 'import', request],
    queryFn: (): Promise<ImportReport> => call(importUnits, { body: { ...request, dryRun: true } }),
    placeholderData: keepPreviousData,
    enabled: request.text.trim() !== '',
    retry: false,
    gcTime: 0,
  })
}

export function useImportUnits() {
  return useUnitsChange((request: ImportRequest) =>
    call(importUnits, { body: { ...request, dryRun: false } }),
  )
}

type AccessChanges = BodyOf<typeof saveUnitAccess>['changes']

export function useSaveAccess() {
  return useUnitsChange((changes: AccessChanges) => call(saveUnitAccess, { body: { changes } }))
}

export function useExportUnits() {
  return useMutation({ mutationFn: (spreadsheet: Spreadsheet) => download(exportUnits, { spreadsheet }) })
}

/** All units when no ids are given. */
export function usePrintSheet() {
  return useMutation({
    mutationFn: ({ ids, layout }: { ids: readonly string[] | null; layout: QrSheetLayout }) =>
      download(getQrSheet, { layout, ...(ids ? { ids: ids.join(',') } : {}) }),
  })
}

type GroupBody = Omit<TargetGroup, 'id'>

/** A new group without an id, else the one with it. */
export function useSaveTargetGroup(groupId: string | null) {
  return useUnitsChange((body: GroupBody) =>
    groupId === null
      ? call(createTargetGroup, { body })
      : call(changeTargetGroup, { params: { groupId }, body }),
  )
}

export function useDeleteTargetGroup(groupId: string) {
  return useUnitsChange((_: undefined) => call(deleteTargetGroup, { params: { groupId } }))
}

export const unitsLiveUpdates: LiveUpdates = {
  'property.changed': () => [keys.units, keys.groups],
  'booking.changed': () => [keys.groups],
}
