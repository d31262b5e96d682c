import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useFailureNotice } from '../../../platform/failure-notice.ts'
import { useT } from '../../../platform/texts.ts'
import { onSaleQuery, useSetSoldOut } from './api.ts'
import classes from './sold-out.module.css'

/** Beside what was ordered: nobody else orders it today. Nothing where it is not on sale any more. */
export function SoldOutLine({ productId }: { productId: string }) {
  const t = useT()
  const { data } = useQuery(onSaleQuery)
  const set = useSetSoldOut()
  const tellFailure = useFailureNotice(t('requests.soldOut.failed'))
  const product = data?.items.find(({ id }) => id === productId)
  if (!product) return null
  const isSoldOut = product.soldOutUntil !== null
  return (
    <Button
      size="compact-sm"
      variant="default"
      className={classes.line}
      loading={set.isPending}
      aria-label={`${t(isSoldOut ? 'requests.soldOut.off' : 'requests.soldOut.mark')}: ${product.name}`}
      onClick={() => set.mutate({ id: productId, isSoldOut: !isSoldOut }, { onError: tellFailure })}
    >
      {t(isSoldOut ? 'requests.soldOut.off' : 'requests.soldOut.mark')}
    </Button>
  )
}
