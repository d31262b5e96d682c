import * as z from 'zod/mini'
import { batches } from './batches.ts'
import { TranslationError, type TranslationPort } from './port.ts'
import { type CallLimits, deadlineOf, postJson } from './post-json.ts'

/** At most 50 texts and 128 KiB in one call; letters beyond ASCII take up to four bytes. */
const BATCH = { texts: 50, characters: 24_000 }
const QUOTA_EXCEEDED = 456

/** Codes of ours that DeepL writes differently; every other one is the same without its region. */
const TARGETS: Record<string, string> = {
  no: 'NB',
  nn: 'NB',
  en: 'EN-GB',
  'en-us': 'EN-US',
  pt: 'PT-PT',
  'pt-br': 'PT-BR',
  zh: 'ZH-HANS',
  'zh-tw': 'ZH-HANT',
  'zh-hant': 'ZH-HANT',
}
const SOURCES: Record<string, string> = { no: 'NB', nn: 'NB' }

const answerSchema = z.object({ translations: z.array(z.object({ text: z.string() })) })

type Settings = { url: string; key: string; limits?: Partial<CallLimits> }
type Route = { from: string; to: string; deadline: number }

/** DeepL's API, https://developers.deepl.com/api-reference/translate. The key is a free or a paid account's. */
export function createDeepL({ url, key, limits }: Settings): TranslationPort {
  const { host } = new URL(url)

  async function translateBatch(text: string[], route: Route): Promise<string[]> {
    const { from, to, deadline } = route
    const { status, body } = await postJson({
      url: `${url.replace(/\/+$/, '')}/v2/translate`,
      headers: { authorization: `DeepL-Auth-Key ${key}` },
      body: {
        text,
        source_lang: codeOf(from, SOURCES),
        target_lang: codeOf(to, TARGETS),
        tag_handling: 'html',
        // A house speaks to its guests; where the language knows no difference, nothing is asked for.
        formality: 'prefer_more',
      },
      deadline,
      limits,
    })
    if (status === QUOTA_EXCEEDED) throw new TranslationError('quota-used-up', 'DeepL: the quota is used up')
    if (status === 401 || status === 403) throw new TranslationError('refused', `DeepL answered ${status}`)
    if (status === 400)
      throw new TranslationError('language-unknown', `DeepL answered ${status} for ${from} to ${to}`)
    const answer = z.safeParse(answerSchema, body)
    if (status !== 200 || !answer.success || answer.data.translations.length !== text.length) {
      throw new TranslationError('unavailable', `DeepL answered ${status} with something else`)
    }
    return answer.data.translations.map((each) => each.text)
  }

  return {
    kind: 'deepl',
    host,
    async translate({ texts, from, to }) {
      const route = { from, to, deadline: deadlineOf(limits) }
      const translated: string[] = []
      for (const batch of batches(texts, BATCH)) translated.push(...(await translateBatch(batch, route)))
      return translated
    },
  }
}

function codeOf(code: string, others: Record<string, string>): string {
  const whole = code.toLowerCase()
  const base = whole.split('-')[0] ?? whole
  return others[whole] ?? others[base] ?? base.toUpperCase()
}
