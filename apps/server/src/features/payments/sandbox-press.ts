import type { PaymentMethod } from '@innkeeper/domain/payments/constants.ts'
import { AppError } from '../../platform/http/app-error.ts'

export type SandboxPress = { action: 'approve'; method: PaymentMethod } | { action: 'decline' }

/**
 * Which button of the sandbox's page was pressed. Whatever its form cannot send is refused: no body, another action,
 * a method that is not offered, a field twice.
 */
export function readPress(body: unknown, methods: readonly PaymentMethod[]): SandboxPress {
  const form = body instanceof URLSearchParams ? body : new URLSearchParams()
  const [action, ...moreActions] = form.getAll('action')
  const [named, ...moreMethods] = form.getAll('method')
  if (moreActions.length > 0 || moreMethods.length > 0) throw refused()
  if (action === 'decline') return { action }
  const method = named === undefined ? methods[0] : methods.find((each) => each === named)
  if (action !== 'approve' || !method) throw refused()
  return { action, method }
}

const refused = () => new AppError('request/invalid', 'The payment page does not send this.')
