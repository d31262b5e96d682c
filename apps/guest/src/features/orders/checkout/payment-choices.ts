import type { GuestCatalogue } from '@innkeeper/api/orders/products.ts'
import type { PaymentMethod, PaymentService } from '@innkeeper/domain/payments/constants.ts'

/** One way to pay, as a guest chooses it: a service, and the method where there are several. */
export type PaymentChoice = { service: PaymentService; method: PaymentMethod | null }

/** Everything there is to choose from, side by side: on the bill first, which asks for nothing. */
export function paymentChoices(services: GuestCatalogue['payment']): PaymentChoice[] {
  return services
    .flatMap(({ service, methods }): PaymentChoice[] =>
      methods.length > 1
        ? methods.map((method) => ({ service, method }))
        : [{ service, method: methods[0] ?? null }],
    )
    .sort((one, other) => rank(one) - rank(other))
}

function rank({ service }: PaymentChoice): number {
  return service === 'Put on bill' ? 0 : 1
}

export function isChosen(choice: PaymentChoice, form: PaymentChosen, isOnlyMethod: boolean): boolean {
  return choice.service === form.service && (isOnlyMethod || choice.method === form.method)
}

type PaymentChosen = { service: PaymentService | null; method: PaymentMethod | null }
