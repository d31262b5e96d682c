import { TranslationError, type TranslationPort } from './port.ts'

/** Sends no text anywhere. */
export function createNoTranslation(): TranslationPort {
  return {
    kind: 'off',
    host: null,
    translate: () => Promise.reject(new TranslationError('off', 'no translation service is set up')),
  }
}
