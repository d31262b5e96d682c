import type { MessageItem } from '@innkeeper/api/messaging/messages.ts'
import { MESSAGE_CAUSES, type MessageState } from '@innkeeper/domain/messaging/constants.ts'
import type { StateTone } from '../../../components/states/state-badge.tsx'
import type { AdminTranslate } from '../../../platform/texts.ts'
import { reasonWords } from '../reason-words.ts'

export const MESSAGE_TONES: Record<MessageState, StateTone> = {
  queued: 'wait',
  kept: 'wait',
  sent: 'good',
  delivered: 'good',
  failed: 'notice',
  cancelled: 'quiet',
  skipped: 'quiet',
}

/** What a message is about, as one would say it: "Order 1042", the subject of a mailing. */
export function causeWords(
  t: AdminTranslate,
  { cause: { kind, name }, subject }: Pick<MessageItem, 'cause' | 'subject'>,
): string {
  const known = MESSAGE_CAUSES.find((cause) => cause === kind)
  if (!known) return name
  // A mailing is named by its subject, which stands above already.
  return name === '' || name === subject
    ? t(`outbox.cause.${known}`)
    : t(`outbox.cause.${known}.named`, { name })
}

/** Why it is as it is, in a sentence; empty where the state says all. */
export function whyWords(t: AdminTranslate, { reason, state, tries }: MessageItem): string {
  if (reason === null) return ''
  const why = t(reasonWords(reason))
  return state === 'queued' ? `${why} ${t('outbox.triesAgain', { count: tries })}` : why
}

/** The moment that says most of it: when it arrived, went out, or will. */
export function momentOf(message: MessageItem): { word: 'delivered' | 'sent' | 'next' | 'made'; at: string } {
  if (message.deliveredAt) return { word: 'delivered', at: message.deliveredAt }
  if (message.sentAt && message.state === 'sent') return { word: 'sent', at: message.sentAt }
  if (message.nextTryAt) return { word: 'next', at: message.nextTryAt }
  return { word: 'made', at: message.createdAt }
}

/** Only what waits can be taken back, only what failed and has an address goes again. */
export const canCancel = ({ state }: Pick<MessageItem, 'state'>): boolean => state === 'queued'
export const canResend = ({ state, to }: Pick<MessageItem, 'state' | 'to'>): boolean =>
  state === 'failed' && to !== ''
