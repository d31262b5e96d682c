import type { AdminTranslate } from '../../platform/texts.ts'

/** What is copied and downloaded: a year later the codes alone would tell nobody what they open. */
export function recoveryCodesFile(t: AdminTranslate, email: string, codes: readonly string[]): string {
  return [t('recoveryCodes.fileTitle', { email }), t('recoveryCodes.fileText'), '', ...codes, ''].join('\n')
}
