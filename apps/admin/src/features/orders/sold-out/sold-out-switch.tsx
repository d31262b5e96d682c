import type { ProductOnSale } from '@innkeeper/api/orders/products.ts'
import { Switch } from '@mantine/core'
import { useFailureNotice } from '../../../platform/failure-notice.ts'
import { useT } from '../../../platform/texts.ts'
import { useSetSoldOut } from './api.ts'
import classes from './sold-out.module.css'

/** One product: on sale or sold out for today, in one tap. */
export function SoldOutSwitch({ product }: { product: ProductOnSale }) {
  const t = useT()
  const set = useSetSoldOut()
  const tellFailure = useFailureNotice(t('requests.soldOut.failed'))
  const isSoldOut = set.isPending ? set.variables.isSoldOut : product.soldOutUntil !== null
  return (
    <Switch
      className={classes.switch}
      labelPosition="left"
      label={product.name}
      description={isSoldOut ? t('requests.soldOut.until') : undefined}
      checked={isSoldOut}
      onChange={(event) =>
        set.mutate({ id: product.id, isSoldOut: event.currentTarget.checked }, { onError: tellFailure })
      }
    />
  )
}
