import type { AnswerOf, BodyOf } from '@innkeeper/api/endpoint.ts'
import {
  createRoomUpgrade,
  deleteRoomUpgrade,
  listRoomTypes,
  listRoomUpgrades,
  orderRoomUpgrades,
  type StaffUpgrade,
  saveRoomType,
  saveRoomUpgrade,
} from '@innkeeper/api/room-upgrades.ts'
import type { RoomType } from '@innkeeper/domain/room-upgrades/schema.ts'
import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../platform/call.ts'
import type { LiveUpdates } from '../../platform/live.tsx'
import { useListChange } from '../../platform/use-list-change.ts'

const keys = { upgrades: ['roomUpgrades'] as const, rooms: ['roomTypes'] as const }

export type StaffUpgrades = AnswerOf<typeof listRoomUpgrades>
type Rooms = AnswerOf<typeof listRoomTypes>
/** A category of rooms as guests read it. */
export type StaffRoom = Rooms['items'][number]
export type UpgradeChange = BodyOf<typeof saveRoomUpgrade>['change']

export const upgradesQuery = queryOptions({
  queryKey: keys.upgrades,
  queryFn: () => call(listRoomUpgrades, {}),
})

export const roomsQuery = queryOptions({ queryKey: keys.rooms, queryFn: () => call(listRoomTypes, {}) })

/** What was saved stands in the list at once; the list itself is asked for again by the event that follows. */
function knowUpgrade(queryClient: QueryClient, saved: StaffUpgrade): void {
  queryClient.setQueryData<StaffUpgrades>(
    keys.upgrades,
    (before) =>
      before && { items: before.items.map((item) => (item.upgrade.id === saved.upgrade.id ? saved : item)) },
  )
}

export function useCreateUpgrade() {
  return useListChange(
    (way: { from: string; to: string }) => call(createRoomUpgrade, { body: way }),
    [keys.upgrades],
  )
}

type Save = { id: string; revision: number; change: UpgradeChange }

export function useSaveUpgrade() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ id, ...body }: Save) => call(saveRoomUpgrade, { params: { roomUpgradeId: id }, body }),
    onSuccess: (saved) => knowUpgrade(queryClient, saved),
  })
}

export function useDeleteUpgrade(id: string) {
  return useListChange(
    (_: undefined) => call(deleteRoomUpgrade, { params: { roomUpgradeId: id } }),
    [keys.upgrades],
  )
}

/** The rows stand where they were put while the server is told, and go back where it refuses. */
export function useOrderUpgrades() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (upgradeIds: string[]) => call(orderRoomUpgrades, { body: { upgradeIds } }),
    onMutate: async (ids) => {
      await queryClient.cancelQueries({ queryKey: keys.upgrades })
      queryClient.setQueryData<StaffUpgrades>(keys.upgrades, (before) => before && inOrder(before, ids))
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: keys.upgrades }),
  })
}

function inOrder({ items }: StaffUpgrades, ids: readonly string[]): StaffUpgrades {
  return {
    items: items.toSorted((one, other) => ids.indexOf(one.upgrade.id) - ids.indexOf(other.upgrade.id)),
  }
}

export function useSaveRoom(categoryId: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: { revision: number; type: RoomType }) =>
      call(saveRoomType, { params: { categoryId }, body }),
    onSuccess: (saved) =>
      queryClient.setQueryData<Rooms>(
        keys.rooms,
        (before) =>
          before && { items: before.items.map((item) => (item.categoryId === categoryId ? saved : item)) },
      ),
  })
}

export const roomUpgradesLiveUpdates: LiveUpdates = {
  'roomUpgrade.changed': () => [keys.upgrades, keys.rooms],
  // How many rooms are free.
  'availability.changed': () => [keys.upgrades],
  'booking.changed': () => [keys.upgrades],
  // Units and their categories.
  'property.changed': () => [keys.upgrades, keys.rooms],
}
