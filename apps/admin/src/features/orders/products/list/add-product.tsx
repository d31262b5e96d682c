import { FEE_KINDS } from '@innkeeper/domain/orders/constants.ts'
import { Button, Menu } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconChevronDown, IconPlus, IconReceipt, IconShoppingBag } from '@tabler/icons-react'
import { useQueries } from '@tanstack/react-query'
import { useT } from '../../../../platform/texts.ts'
import { productListQuery } from '../api.ts'
import type { ProductActs } from './use-product-acts.ts'

/** A new product, or one of the two fees; a fee that is there already is opened. */
export function AddProduct({ acts }: { acts: ProductActs }) {
  const t = useT()
  const [isOpen, menu] = useDisclosure(false)
  const fees = useQueries({
    queries: FEE_KINDS.map((type) => ({ ...productListQuery({ type }), enabled: isOpen })),
  })
  return (
    <Menu position="bottom-end" shadow="md" opened={isOpen} onChange={isOpen ? menu.close : menu.open}>
      <Menu.Target>
        <Button
          leftSection={<IconPlus size={16} stroke={1.8} />}
          rightSection={<IconChevronDown size={16} />}
        >
          {t('products.add')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconShoppingBag size={16} />} onClick={() => acts.add('product')}>
          {t('products.type.product')}
        </Menu.Item>
        {FEE_KINDS.map((type, place) => {
          const there = fees[place]?.data?.items[0]
          return (
            <Menu.Item
              key={type}
              leftSection={<IconReceipt size={16} />}
              onClick={() => (there ? acts.open(there) : acts.add(type))}
            >
              {there ? t(`products.openFee.${type}`) : t(`products.type.${type}`)}
            </Menu.Item>
          )
        })}
      </Menu.Dropdown>
    </Menu>
  )
}
