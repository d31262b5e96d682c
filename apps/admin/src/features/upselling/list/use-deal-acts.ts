import type { StaffDeal } from '@innkeeper/api/upselling/deals.ts'
import { useNavigate } from '@tanstack/react-router'
import { showDone } from '../../../platform/done-notice.ts'
import { useT } from '../../../platform/texts.ts'
import { useCreateDeal } from '../api.ts'
import { useActOnce } from '../use-act-once.ts'
import { useDealState } from '../use-deal-state.ts'
import { useDealTitle } from '../use-deal-title.ts'

/** What one does with a deal as a whole; each once, however often it is pressed. */
export function useDealActs() {
  const t = useT()
  const navigate = useNavigate()
  const titleOf = useDealTitle()
  const { mutateAsync: create } = useCreateDeal()
  const once = useActOnce()
  const setState = useDealState()
  const open = ({ deal }: StaffDeal) => navigate({ to: '/upselling/$dealId', params: { dealId: deal.id } })

  return {
    add: () => once('add', async () => open(await create({}))),
    copy: ({ deal }: StaffDeal) =>
      once('copy', async () => {
        const made = await create({ copyOf: deal.id })
        showDone(t('upselling.copied', { name: titleOf(deal) }))
        await open(made)
      }),
    setState,
  }
}

export type DealActs = ReturnType<typeof useDealActs>
