import type { Thread, ThreadEntry } from '@innkeeper/api/messaging/threads.ts'
import type { AnswerChannel } from './api.ts'

export type Channel = ThreadEntry['channel']

type Reach = Pick<Thread, 'channels' | 'entries'>

/** Whether an answer can reach the guest this way. */
export function isOpen({ channels }: Pick<Thread, 'channels'>, channel: AnswerChannel): boolean {
  return channel === 'note' || channels.some((one) => one.channel === channel && one.why === null)
}

/**
 * The way somebody chose, where it leads to the guest; else the one the guest wrote by last, else the first that
 * does. A thread that nothing leads out of still takes notes.
 */
export function answerChannel(thread: Reach, chosen: AnswerChannel | null): AnswerChannel {
  if (chosen && isOpen(thread, chosen)) return chosen
  const wrote = thread.entries.findLast(({ writtenBy }) => writtenBy === 'guest')?.channel
  if (wrote && isOpen(thread, wrote)) return wrote
  return thread.channels.find(({ why }) => why === null)?.channel ?? 'note'
}

/** By which way an answer in the guestbook goes out when nobody reads it there; null for none. */
export function fallbackChannel({ channels }: Pick<Thread, 'channels'>): 'email' | 'sms' | null {
  for (const way of ['email', 'sms'] as const)
    if (channels.some(({ channel, why }) => channel === way && why === null)) return way
  return null
}
