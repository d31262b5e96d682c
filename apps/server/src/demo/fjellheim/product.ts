import type { ProductPlan } from '../product-plan.ts'
import type { FjellheimLanguage } from './languages.ts'
import type { FjellheimPicture } from './pictures.ts'

export type FjellheimProduct = ProductPlan<FjellheimLanguage, FjellheimPicture>
