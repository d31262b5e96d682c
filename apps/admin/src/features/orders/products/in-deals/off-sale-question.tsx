import { Link } from '@tanstack/react-router'
import { ConfirmDialog } from '../../../../components/dialog/confirm-dialog.tsx'
import { useT } from '../../../../platform/texts.ts'
import type { DealOfProduct } from './api.ts'
import classes from './in-deals.module.css'

/** What is done to the product. */
export type OffSaleAct = 'archive' | 'disable' | 'save'

type Props = {
  act: OffSaleAct
  name: string
  deals: readonly DealOfProduct[]
  onConfirm: () => void
  onClose: () => void
}

/** Names the deals that go off sale with a product, before they do. */
export function OffSaleQuestion({ act, name, deals, onConfirm, onClose }: Props) {
  const t = useT()
  const count = deals.length
  return (
    <ConfirmDialog
      onClose={onClose}
      title={t(`products.inDeals.title.${act}`, { name })}
      action={{
        label: t(`products.inDeals.${act}`),
        onClick: () => {
          onClose()
          onConfirm()
        },
      }}
    >
      <p className={classes.words}>{t('products.inDeals.text', { count })}</p>
      <ul className={classes.deals}>
        {deals.map((deal) => (
          <li key={deal.id}>
            <Link to="/upselling/$dealId" params={{ dealId: deal.id }}>
              {deal.name || t('upselling.unnamed')}
            </Link>
          </li>
        ))}
      </ul>
      <p className={classes.words}>{t('products.inDeals.back', { count })}</p>
    </ConfirmDialog>
  )
}
