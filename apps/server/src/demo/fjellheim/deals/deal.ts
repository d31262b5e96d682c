import type { DealPlan } from '../../deal-plan.ts'
import type { FjellheimLanguage } from '../languages.ts'
import type { FjellheimPicture } from '../pictures.ts'

export type FjellheimDeal = DealPlan<FjellheimLanguage, FjellheimPicture>
