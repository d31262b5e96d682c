import type { QuestionKind } from '@innkeeper/domain/survey/constants.ts'
import {
  IconAlignLeft,
  IconCheckbox,
  IconCircleDot,
  type Icon as IconComponent,
  IconGauge,
  IconStar,
} from '@tabler/icons-react'

export const KIND_ICONS: Readonly<Record<QuestionKind, IconComponent>> = {
  recommendation: IconGauge,
  rating: IconStar,
  'single choice': IconCircleDot,
  'multiple choice': IconCheckbox,
  text: IconAlignLeft,
}
