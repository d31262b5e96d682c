import { HEROES } from './pictures/heroes.ts'
import { OUTSIDE } from './pictures/outside.ts'
import { ROOMS } from './pictures/rooms.ts'
import { TABLE } from './pictures/table.ts'

export const FJELLHEIM_PICTURES = { ...HEROES, ...OUTSIDE, ...TABLE, ...ROOMS }
export type FjellheimPicture = keyof typeof FJELLHEIM_PICTURES
