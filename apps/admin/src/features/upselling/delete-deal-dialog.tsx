import type { Deal } from '@innkeeper/domain/upselling/deal-schema.ts'
import { intlLocaleFor } from '@innkeeper/i18n/languages.ts'
import { useQuery } from '@tanstack/react-query'
import { ConfirmDialog } from '../../components/dialog/confirm-dialog.tsx'
import { showDone } from '../../platform/done-notice.ts'
import { ADMIN_LANGUAGE, useT } from '../../platform/texts.ts'
import { dealUsesQuery, useDeleteDeal } from './api.ts'
import { useDealTitle } from './use-deal-title.ts'

type Props = { deal: Deal; onClose: () => void; onDeleted?: () => void }

const enumeration = new Intl.ListFormat(intlLocaleFor(ADMIN_LANGUAGE), { type: 'conjunction' })

/** Asks first, and says where guests miss it: what was ordered and its figures stay, the words and prices do not. */
export function DeleteDealDialog({ deal, onClose, onDeleted = () => undefined }: Props) {
  const t = useT()
  const remove = useDeleteDeal(deal.id)
  const name = useDealTitle()(deal)
  const places = useQuery(dealUsesQuery(deal.id)).data?.places ?? []
  const names = enumeration.format(places.map((place) => `“${place.name}”`))
  const confirm = () =>
    remove.mutate(undefined, {
      onSuccess: () => {
        showDone(t('upselling.deleted', { name }))
        onClose()
        onDeleted()
      },
    })
  return (
    <ConfirmDialog
      onClose={onClose}
      title={t('upselling.delete.title', { name })}
      action={{ label: t('action.delete'), isPending: remove.isPending, onClick: confirm }}
      error={remove.error}
    >
      {t('upselling.delete.text')}
      {places.length > 0 && <p>{t('upselling.delete.uses', { count: places.length, names })}</p>}
    </ConfirmDialog>
  )
}
