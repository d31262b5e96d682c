import type { GuestCatalogue } from '@innkeeper/api/orders/products.ts'
import type { CheckoutForm } from './checkout-form.ts'

type Services = GuestCatalogue['payment']
type Named = Pick<CheckoutForm, 'reservationNumber' | 'lastName'>

/**
 * The ways to pay that are offered to this guest: on the bill only with a stay, or to whoever has named one. Whether it
 * is there the server knows; where the house takes nothing else, it stays.
 */
export function offeredPayment(services: Services, hasStay: boolean, form: Named): Services {
  const isNamed = form.reservationNumber.trim() !== '' && form.lastName.trim() !== ''
  if (hasStay || isNamed) return services
  const others = services.filter(({ service }) => service !== 'Put on bill')
  return others.length > 0 ? others : services
}
