import type { PagePlan } from '../../page-plan.ts'
import { bold, doc, h, p, ul } from '../../rich-text-builders.ts'
import type { FjellheimLanguage } from '../languages.ts'
import type { FjellheimPicture } from '../pictures.ts'
import { RECEPTION } from '../property.ts'
import { WALKS_WORDS, type WalksWords } from './walks-texts.ts'

export const walksPage: PagePlan<FjellheimLanguage, FjellheimPicture> = {
  key: 'walks',
  name: 'Walks from the door',
  blocks: (language) => {
    const { title, lead, tarn, waterfall, summit, before, ask } = WALKS_WORDS[language]
    return [
      { header: doc(p(title), p(lead)) },
      { image: 'lake' },
      { text: walkText(tarn) },
      { divider: true },
      { image: 'stream' },
      { text: walkText(waterfall) },
      { divider: true },
      { image: 'summit' },
      { text: walkText(summit) },
      { divider: true },
      { text: doc(h(before.title), ul(...before.items)) },
      { button: ask, phone: RECEPTION.phone },
    ]
  },
}

function walkText({ name, effort, text }: WalksWords['tarn']) {
  return doc(h(name), p(bold(effort), text))
}
