import * as z from 'zod/mini'
import { batches } from './batches.ts'
import { TranslationError, type TranslationPort } from './port.ts'
import { type CallLimits, deadlineOf, postJson } from './post-json.ts'

/** Many servers limit a call to a few thousand characters. */
const BATCH = { texts: 20, characters: 4_000 }

/** Codes of ours that LibreTranslate writes differently; every other one is the same without its region. */
const CODES: Record<string, string> = {
  no: 'nb',
  nn: 'nb',
  'pt-br': 'pt-BR',
  zh: 'zh-Hans',
  'zh-tw': 'zh-Hant',
  'zh-hant': 'zh-Hant',
}

const answerSchema = z.object({ translatedText: z.array(z.string()) })

type Settings = { url: string; key?: string | undefined; limits?: Partial<CallLimits> }
type Route = { from: string; to: string; deadline: number }

/** A LibreTranslate server, https://docs.libretranslate.com/api/operations/translate; most of one's own need no key. */
export function createLibreTranslate({ url, key, limits }: Settings): TranslationPort {
  const { host } = new URL(url)

  async function translateBatch(q: string[], route: Route): Promise<string[]> {
    const { from, to, deadline } = route
    const { status, body } = await postJson({
      url: `${url.replace(/\/+$/, '')}/translate`,
      body: { q, source: codeOf(from), target: codeOf(to), format: 'html', ...(key ? { api_key: key } : {}) },
      deadline,
      limits,
    })
    if (status === 401 || status === 403) {
      throw new TranslationError('refused', `LibreTranslate answered ${status}`)
    }
    if (status === 400) {
      throw new TranslationError('language-unknown', `LibreTranslate answered ${status} for ${from} to ${to}`)
    }
    const answer = z.safeParse(answerSchema, body)
    if (status !== 200 || !answer.success || answer.data.translatedText.length !== q.length) {
      throw new TranslationError('unavailable', `LibreTranslate answered ${status} with something else`)
    }
    return answer.data.translatedText
  }

  return {
    kind: 'libretranslate',
    host,
    async translate({ texts, from, to }) {
      const route = { from, to, deadline: deadlineOf(limits) }
      const translated: string[] = []
      for (const batch of batches(texts, BATCH)) translated.push(...(await translateBatch(batch, route)))
      return translated
    },
  }
}

function codeOf(code: string): string {
  const whole = code.toLowerCase()
  const base = whole.split('-')[0] ?? whole
  return CODES[whole] ?? CODES[base] ?? base
}
