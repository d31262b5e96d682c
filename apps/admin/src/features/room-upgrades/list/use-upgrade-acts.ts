import type { StaffUpgrade } from '@innkeeper/api/room-upgrades.ts'
import type { RoomUpgrade } from '@innkeeper/domain/room-upgrades/schema.ts'
import { notifications } from '@mantine/notifications'
import { useQueryClient } from '@tanstack/react-query'
import { showUndo } from '../../../components/states/undo-store.ts'
import { errorText, isSignedOut } from '../../../platform/error-text.ts'
import { useT } from '../../../platform/texts.ts'
import { upgradesQuery, useSaveUpgrade } from '../api.ts'
import { useCategories } from '../use-categories.ts'

type Turned = Pick<RoomUpgrade, 'state' | 'isFullyBooked'>

/** What is turned on and off in the list, each with a way back. */
export function useUpgradeActs({ upgrade, revision }: StaffUpgrade) {
  const t = useT()
  const { wayOf } = useCategories()
  const queryClient = useQueryClient()
  const save = useSaveUpgrade()
  const name = wayOf(upgrade)

  const turn = async (change: Partial<Turned>, basedOn: number): Promise<StaffUpgrade | null> => {
    try {
      return await save.mutateAsync({ id: upgrade.id, revision: basedOn, change })
    } catch (error) {
      if (!isSignedOut(error)) {
        notifications.show({ color: 'red', title: t('roomUpgrades.failed'), message: errorText(t, error) })
        // A colleague may have changed it: the list then shows what is.
        void queryClient.invalidateQueries({ queryKey: upgradesQuery.queryKey })
      }
      return null
    }
  }
  const turnWithUndo = async (change: Partial<Turned>, before: Partial<Turned>, text: string) => {
    const saved = await turn(change, revision)
    if (!saved) return
    showUndo({ text, undo: t('action.undo'), onUndo: () => void turn(before, saved.revision) })
  }

  return {
    isPending: save.isPending,
    setState: (state: RoomUpgrade['state']) =>
      void turnWithUndo({ state }, { state: upgrade.state }, t(`roomUpgrades.now.${state}`, { name })),
    setFullyBooked: (isFullyBooked: boolean) =>
      void turnWithUndo(
        { isFullyBooked },
        { isFullyBooked: !isFullyBooked },
        t(isFullyBooked ? 'roomUpgrades.now.fullyBooked' : 'roomUpgrades.now.bookable', { name }),
      ),
  }
}
