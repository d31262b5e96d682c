import { createDeepL } from './deepl.ts'
import { createLibreTranslate } from './libretranslate.ts'
import { createNoTranslation } from './off.ts'
import type { TranslationPort } from './port.ts'

type Settings = { url?: string | undefined; key?: string | undefined }

/** Whether an address is one of DeepL's; any other is a LibreTranslate server. */
export function isDeepL(url: string): boolean {
  return /(^|\.)deepl\.com$/.test(new URL(url).hostname)
}

/** The service at this address; none without one. */
export function createTranslation({ url, key }: Settings): TranslationPort {
  if (!url) return createNoTranslation()
  return isDeepL(url) ? createDeepL({ url, key: key ?? '' }) : createLibreTranslate({ url, key })
}
