import { isErrorCode } from '@innkeeper/api/errors.ts'
import { codeText } from '../../../platform/error-text.ts'
import type { AdminTranslate } from '../../../platform/texts.ts'

type Result = { done: string[]; refused: { id: string; code: string }[] }

/** What came of a bulk action: how many were done, and why the others were not. */
export function bulkWords(
  t: AdminTranslate,
  kind: 'accept' | 'decline' | 'archive' | 'unarchive',
  { done, refused }: Result,
): string {
  const sentences = [t(`requests.done.${kind}`, { count: done.length })]
  if (refused.length > 0) {
    const codes = Map.groupBy(refused, ({ code }) => (isErrorCode(code) ? code : 'server/error'))
    const reasons = [...codes]
      .map(([code, those]) =>
        t('requests.refusedReason', { reason: codeText(t, code).replace(/\.$/, ''), count: those.length }),
      )
      .join(', ')
    sentences.push(`${t('requests.refused', { count: refused.length, reasons })}.`)
  }
  return sentences.join(' ')
}
