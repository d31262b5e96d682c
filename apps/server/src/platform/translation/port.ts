// Translation: short texts from one language into another by a machine, for drafts that people look through.
// Adapters: none (off.ts, the default), DeepL (deepl.ts), LibreTranslate, which can run beside the server.

export type TranslationRequest = {
  /** Lines of HTML; tags come back where they belong, what says translate="no" comes back as it was. */
  texts: readonly string[]
  /** Language codes as properties write them: `en`, `no`, `pt-BR`. */
  from: string
  to: string
}

export type TranslationPort = {
  readonly kind: 'off' | 'deepl' | 'libretranslate'
  /** Who sees the texts; null when nobody does. */
  readonly host: string | null
  /** One answer for each text, in their order; otherwise throws TranslationError. */
  translate(request: TranslationRequest): Promise<string[]>
}

export type TranslationFailure =
  | 'off'
  /** The key is missing, wrong or blocked. */
  | 'refused'
  | 'quota-used-up'
  | 'language-unknown'
  /** Busy, broken or not reachable, after some tries. */
  | 'unavailable'

/** The message names no text and no key. */
export class TranslationError extends Error {
  override name = 'TranslationError'
  readonly failure: TranslationFailure

  constructor(failure: TranslationFailure, message: string) {
    super(message)
    this.failure = failure
  }
}
