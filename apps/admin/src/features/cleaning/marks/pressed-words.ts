import type { AdminTranslate } from '../../../platform/texts.ts'
import type { KeptMark } from './kept-mark.ts'

/** What was pressed, in words. */
export function pressedWords(
  t: AdminTranslate,
  { kind, room, assignee }: Pick<KeptMark, 'kind' | 'room' | 'assignee'>,
): string {
  if (kind !== 'assigned') return t(`cleaning.pressed.${kind}`, { room })
  return assignee
    ? t('cleaning.pressed.assigned', { room, name: assignee.name })
    : t('cleaning.pressed.unassigned', { room })
}
