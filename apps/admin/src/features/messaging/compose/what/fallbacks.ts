import type { MailingDryRun } from '@innkeeper/api/messaging/mailings.ts'

export type Fallback = { language: number; count: number; instead: number }

/**
 * Who reads a language that a channel is not written in, and what they get instead: the property's default language
 * where that is written, else the first that is.
 */
export function fallbacksOf(
  languages: MailingDryRun['languages'],
  { channel, written, usual }: { channel: 'email' | 'sms'; written: readonly number[]; usual: number },
): Fallback[] {
  const instead = written.includes(usual) ? usual : written[0]
  if (instead === undefined) return []
  return languages
    .filter((one) => one.channel === channel && !written.includes(one.language))
    .map(({ language, count }) => ({ language, count, instead }))
    .sort((a, b) => b.count - a.count)
}
