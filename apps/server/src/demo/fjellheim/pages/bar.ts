import type { PagePlan } from '../../page-plan.ts'
import { doc, h, p, ul } from '../../rich-text-builders.ts'
import type { FjellheimLanguage } from '../languages.ts'
import type { FjellheimPicture } from '../pictures.ts'
import { RECEPTION } from '../property.ts'
import { BAR_WORDS } from './bar-texts.ts'

export const barPage: PagePlan<FjellheimLanguage, FjellheimPicture> = {
  key: 'bar',
  name: 'From the bar',
  blocks: (language) => {
    const { title, lead, warm, cold, age, ask } = BAR_WORDS[language]
    return [
      { header: doc(p(title), p(lead)) },
      { image: 'lounge' },
      { text: doc(h(warm.title), ul(...warm.items)) },
      { text: doc(h(cold.title), ul(...cold.items)) },
      { divider: true },
      { text: doc(p(age)) },
      { button: ask, phone: RECEPTION.phone },
    ]
  },
}
