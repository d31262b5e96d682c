import type { SetUpStep } from '@innkeeper/domain/today/set-up-steps.ts'
import {
  type Icon,
  IconBed,
  IconCreditCard,
  IconLayoutBoard,
  IconMail,
  IconPhoto,
  IconPrinter,
  IconQrcode,
  IconShoppingBag,
  IconUsers,
} from '@tabler/icons-react'
import type { LinkProps } from '@tanstack/react-router'

type Place = { icon: Icon } & ({ to: LinkProps['to'] } | { opens: 'phone' | 'mail' })

/** Where each step is taken: a page, or what is shown right here. */
export const SET_UP_PLACES: Record<SetUpStep, Place> = {
  pictures: { icon: IconPhoto, to: '/media' },
  cards: { icon: IconLayoutBoard, to: '/guestbook' },
  rooms: { icon: IconBed, to: '/units' },
  qrCodes: { icon: IconPrinter, to: '/units' },
  product: { icon: IconShoppingBag, to: '/products' },
  payments: { icon: IconCreditCard, to: '/settings/payments' },
  mailSender: { icon: IconMail, opens: 'mail' },
  colleagues: { icon: IconUsers, to: '/team' },
  phone: { icon: IconQrcode, opens: 'phone' },
}
