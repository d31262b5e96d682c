import type { ModuleName } from '@innkeeper/domain/modules/module-names.ts'
import type { Capability } from '@innkeeper/domain/team/capabilities.ts'
import type { AdminMessageId } from '@innkeeper/i18n/catalogue-types.ts'
import {
  type Icon,
  IconFileImport,
  IconKey,
  IconListDetails,
  IconPlus,
  IconQrcode,
  IconShoppingBagPlus,
  IconUserCircle,
  IconUserPlus,
} from '@tabler/icons-react'
import type { AskedAction } from '../../../platform/asked-action.ts'
import type { Page } from '../../navigation.ts'

/** Something to do, and the page where it is done. */
export type PaletteAction = {
  label: Extract<AdminMessageId, `palette.action.${string}`>
  to: Page['to']
  /** What the page does at once; without it the page alone is meant. */
  asks?: AskedAction
  capability: Capability
  module?: ModuleName
  icon: Icon
}

export const PALETTE_ACTIONS: readonly PaletteAction[] = [
  {
    label: 'palette.action.addCard',
    to: '/guestbook',
    asks: 'add-card',
    capability: 'content:edit',
    module: 'guestbook',
    icon: IconPlus,
  },
  {
    label: 'palette.action.addProduct',
    to: '/products',
    asks: 'add-product',
    capability: 'content:edit',
    module: 'products',
    icon: IconShoppingBagPlus,
  },
  {
    label: 'palette.action.printQr',
    to: '/units',
    asks: 'print-qr',
    capability: 'units:read',
    icon: IconQrcode,
  },
  {
    label: 'palette.action.addUnits',
    to: '/units',
    asks: 'add-units',
    capability: 'units:manage',
    icon: IconListDetails,
  },
  { label: 'palette.action.access', to: '/units/access', capability: 'units:manage', icon: IconKey },
  {
    label: 'palette.action.importBookings',
    to: '/guests/import',
    capability: 'guests:manage',
    icon: IconFileImport,
  },
  {
    label: 'palette.action.invite',
    to: '/team',
    asks: 'invite',
    capability: 'team:manage',
    icon: IconUserPlus,
  },
  { label: 'palette.action.account', to: '/account', capability: 'property:enter', icon: IconUserCircle },
]
