import type { RoomTypePlan } from '../../room-plan.ts'
import type { FjellheimLanguage } from '../languages.ts'
import type { FjellheimPicture } from '../pictures.ts'

export type FjellheimRoomType = RoomTypePlan<FjellheimLanguage, FjellheimPicture>
