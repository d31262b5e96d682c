import type { StaffDeal } from '@innkeeper/api/upselling/deals.ts'
import type { DealState } from '@innkeeper/domain/upselling/constants.ts'
import { showUndo } from '../../components/states/undo-store.ts'
import { useT } from '../../platform/texts.ts'
import { useSaveDeal } from './api.ts'
import { saveState } from './save-state.ts'
import { useActOnce } from './use-act-once.ts'
import { useDealTitle } from './use-deal-title.ts'

/** Puts a deal on sale or pauses it; it is said once it is so, with a way back. Each answer is handed on. */
export function useDealState(
  onSaved: (saved: StaffDeal) => void = () => undefined,
): (item: StaffDeal, state: DealState) => Promise<void> {
  const t = useT()
  const titleOf = useDealTitle()
  const { mutateAsync: send } = useSaveDeal()
  const once = useActOnce()
  const save = async (item: StaffDeal, state: DealState) => {
    const saved = await saveState(send, item, state)
    onSaved(saved)
    return saved
  }
  return (item, state) =>
    once(item.deal.id, async () => {
      const saved = await save(item, state)
      showUndo({
        text: t(`upselling.now.${state}`, { name: titleOf(saved.deal) }),
        undo: t('action.undo'),
        onUndo: () => void once(item.deal.id, () => save(saved, item.deal.state)),
      })
    })
}
