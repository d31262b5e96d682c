import type { MoveRefusal } from '@innkeeper/domain/guestbook/card-order.ts'
import { AppError } from '../../../platform/http/app-error.ts'

const MESSAGES: Record<MoveRefusal, string> = {
  'guestbook/header-fixed': "You can't change the place of the header box",
  'guestbook/group-mixed': 'You can only group the same type of boxes',
  'guestbook/card-unknown': 'No such card.',
}

export function moveRefusal(refusal: MoveRefusal): AppError {
  return new AppError(refusal, MESSAGES[refusal])
}

export function unknownCard(): AppError {
  return moveRefusal('guestbook/card-unknown')
}
