import type { StaffProduct } from '@innkeeper/api/orders/products.ts'
import { ActionIcon, Menu } from '@mantine/core'
import { IconArchive, IconCopy, IconDots, IconEye, IconEyeOff, IconRestore } from '@tabler/icons-react'
import { useT } from '../../../../platform/texts.ts'
import { useAskOffSale } from '../in-deals/off-sale-questions.tsx'
import { useProductName } from '../use-product-name.ts'
import { useProductActs } from './use-product-acts.ts'

/** What one does with a product without opening it. */
export function ProductMenu({ item }: { item: StaffProduct }) {
  const t = useT()
  const acts = useProductActs()
  const { product } = item
  const name = useProductName()(product)
  const ask = useAskOffSale()
  const takeOff = (act: 'archive' | 'disable', state: 'archived' | 'disabled') =>
    void ask({ act, item, change: { state }, go: () => void acts.setState(item, state) })
  return (
    <Menu position="bottom-end" shadow="md">
      <Menu.Target>
        <ActionIcon aria-label={t('products.actions', { name })}>
          <IconDots size={18} stroke={1.7} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {product.state === 'disabled' && (
          <Menu.Item leftSection={<IconEye size={16} />} onClick={() => acts.setState(item, 'enabled')}>
            {t('products.enable')}
          </Menu.Item>
        )}
        {product.state === 'enabled' && (
          <Menu.Item leftSection={<IconEyeOff size={16} />} onClick={() => takeOff('disable', 'disabled')}>
            {t('products.disable')}
          </Menu.Item>
        )}
        {product.type === 'product' && (
          <Menu.Item leftSection={<IconCopy size={16} />} onClick={() => acts.copy(item)}>
            {t('products.copy')}
          </Menu.Item>
        )}
        {product.state === 'archived' ? (
          <Menu.Item leftSection={<IconRestore size={16} />} onClick={() => acts.setState(item, 'disabled')}>
            {t('products.restore')}
          </Menu.Item>
        ) : (
          <Menu.Item leftSection={<IconArchive size={16} />} onClick={() => takeOff('archive', 'archived')}>
            {t('products.archive')}
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  )
}
