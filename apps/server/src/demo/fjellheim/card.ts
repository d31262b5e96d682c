import type { CardPlan } from '../card-plan.ts'
import type { FjellheimLanguage } from './languages.ts'
import type { FjellheimPicture } from './pictures.ts'

export type FjellheimCard = CardPlan<FjellheimLanguage, FjellheimPicture>
