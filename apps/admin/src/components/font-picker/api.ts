import { listOwnFonts } from '@innkeeper/api/fonts.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../platform/call.ts'
import type { LiveUpdates } from '../../platform/live.tsx'

const FONTS = ['fonts'] as const

/** The property's own fonts; those that everybody has are known. */
export const ownFontsQuery = queryOptions({ queryKey: FONTS, queryFn: () => call(listOwnFonts, {}) })

export const fontsLiveUpdates: LiveUpdates = { 'property.changed': () => [FONTS] }
