import type { CardPlan } from '../card-plan.ts'
import type { HavnehusetLanguage } from './languages.ts'
import type { HavnehusetPicture } from './pictures.ts'

export type HavnehusetCard = CardPlan<HavnehusetLanguage, HavnehusetPicture>
