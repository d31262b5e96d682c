import type { StaffProduct } from '@innkeeper/api/orders/products.ts'
import type { ProductType } from '@innkeeper/domain/orders/constants.ts'
import type { Product } from '@innkeeper/domain/orders/product-schema.ts'
import { notifications } from '@mantine/notifications'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useRef } from 'react'
import { showUndo } from '../../../../components/states/undo-store.ts'
import { errorText, isSignedOut } from '../../../../platform/error-text.ts'
import { useT } from '../../../../platform/texts.ts'
import { productsKey, useCreateProduct, useSaveProduct } from '../api.ts'
import { useProductName } from '../use-product-name.ts'

/** What one does with a product as a whole; each once, however often it is pressed. */
export function useProductActs() {
  const t = useT()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const nameOf = useProductName()
  const { mutateAsync: create } = useCreateProduct()
  const { mutateAsync: save } = useSaveProduct()
  const onTheirWay = useRef(new Set<string>())

  const once = async (name: string, act: () => Promise<unknown>) => {
    if (onTheirWay.current.has(name)) return
    onTheirWay.current.add(name)
    try {
      await act()
    } catch (error) {
      if (isSignedOut(error)) return
      notifications.show({ color: 'red', title: t('products.failed'), message: errorText(t, error) })
      // A colleague may have changed it: the list then shows what is.
      void queryClient.invalidateQueries({ queryKey: productsKey })
    } finally {
      onTheirWay.current.delete(name)
    }
  }
  const putState = ({ product, revision }: StaffProduct, state: Product['state']) =>
    save({ productId: product.id, revision, change: { state } })
  const open = ({ product }: StaffProduct) =>
    navigate({ to: '/products/$productId', params: { productId: product.id } })

  return {
    open,
    add: (type: ProductType) => once('add', async () => open(await create({ type }))),
    copy: ({ product }: StaffProduct) =>
      once('copy', async () => {
        const made = await create({ copyOf: product.id })
        notifications.show({ color: 'brand', message: t('products.copied', { name: nameOf(product) }) })
        await open(made)
      }),
    setState: (item: StaffProduct, state: Product['state']) =>
      once(item.product.id, async () => {
        const saved = await putState(item, state)
        const name = nameOf(item.product)
        if (state !== 'archived') {
          notifications.show({ color: 'brand', message: t(`products.now.${state}`, { name }) })
          return
        }
        showUndo({
          text: t('products.now.archived', { name }),
          undo: t('action.undo'),
          onUndo: () => void once(item.product.id, () => putState(saved, item.product.state)),
        })
      }),
  }
}

export type ProductActs = ReturnType<typeof useProductActs>
