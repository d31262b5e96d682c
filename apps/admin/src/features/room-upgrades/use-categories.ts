import type { RoomUpgrade } from '@innkeeper/domain/room-upgrades/schema.ts'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useT } from '../../platform/texts.ts'
import { roomsQuery, type StaffRoom } from './api.ts'

/** Categories of rooms by id, and how an upgrade is called by the two it leads between. */
export function useCategories() {
  const t = useT()
  const { data } = useQuery(roomsQuery)
  return useMemo(() => {
    const rooms = new Map<string, StaffRoom>(data?.items.map((room) => [room.categoryId, room]))
    const nameOf = (id: string) => rooms.get(id)?.name ?? (data ? t('roomUpgrades.categoryGone') : '…')
    return {
      isLoaded: data !== undefined,
      rooms,
      nameOf,
      wayOf: ({ from, to }: Pick<RoomUpgrade, 'from' | 'to'>) =>
        t('roomUpgrades.way', { from: nameOf(from), to: nameOf(to) }),
    }
  }, [t, data])
}
